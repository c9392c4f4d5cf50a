import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { installBuild } from './install-build.js'

const day = 24 * 60 * 60 * 1000

describe('installing a build', () => {
  let root = ''

  beforeEach(() => {
    root = realpathSync(mkdtempSync(path.join(tmpdir(), 'textwright-builds-')))
  })
  afterEach(() => {
    rmSync(root, { recursive: true })
  })

  /** @param {string} page @param {string[]} assets @param {number} days the day of the build */
  async function install(page, assets, days) {
    const build = path.join(root, 'new')
    mkdirSync(path.join(build, 'site/assets'), { recursive: true })
    writeFileSync(path.join(build, 'site/index.html'), page)
    for (const name of assets) {
      mkdirSync(path.dirname(path.join(build, 'site/assets', name)), { recursive: true })
      writeFileSync(path.join(build, 'site/assets', name), name)
    }
    await installBuild(build, { root, days: 30, now: days * day })
  }

  const readPage = () => readFileSync(path.join(root, 'dist/site/index.html'), 'utf8')
  const assets = (folder = '') => readdirSync(path.join(root, 'dist/site/assets', folder)).sort()

  test('makes it the current one', async () => {
    await install('first', ['a.js'], 1)
    expect(readPage()).toBe('first')
    await install('second', ['b.js'], 2)
    expect(readPage()).toBe('second')
  })

  test('leaves the former build where a running server reads it', async () => {
    await install('first', ['a.js'], 1)
    const first = realpathSync(path.join(root, 'dist'))
    await install('second', ['b.js'], 2)
    expect(readFileSync(path.join(first, 'site/index.html'), 'utf8')).toBe('first')
  })

  test('deletes older builds', async () => {
    for (const number of [1, 2, 3, 4, 5]) await install(`build ${String(number)}`, ['a.js'], number)
    expect(readdirSync(path.join(root, 'builds'))).toHaveLength(3)
    expect(readPage()).toBe('build 5')
  })

  test('keeps old assets for some days after they were replaced', async () => {
    await install('first', ['a.js', 'common.js'], 1)
    // The first build was in use for a long time: what counts is when it was replaced.
    await install('second', ['b.js', 'common.js'], 100)
    expect(assets()).toEqual(['a.js', 'b.js', 'common.js'])
    await install('third', ['c.js', 'common.js'], 120)
    expect(assets()).toEqual(['a.js', 'b.js', 'c.js', 'common.js'])
    await install('fourth', ['d.js', 'common.js'], 140)
    expect(assets()).toEqual(['b.js', 'c.js', 'common.js', 'd.js'])
  })

  test('keeps old assets in folders', async () => {
    await install('first', ['blog/a.png', 'blog/common.png'], 1)
    await install('second', ['blog/common.png'], 2)
    expect(assets('blog')).toEqual(['a.png', 'common.png'])
    await install('third', ['c.js'], 3)
    expect(assets('blog')).toEqual(['a.png', 'common.png'])
    await install('fourth', ['c.js'], 40)
    expect(assets()).toEqual(['c.js'])
  })

  test('replaces the folder of an earlier version', async () => {
    mkdirSync(path.join(root, 'dist/site/assets'), { recursive: true })
    writeFileSync(path.join(root, 'dist/site/assets/old.js'), '')
    await install('first', ['a.js'], 1)
    expect(readPage()).toBe('first')
    expect(assets()).toEqual(['a.js', 'old.js'])
    expect(existsSync(path.join(root, 'builds/next'))).toBe(false)
  })
})
