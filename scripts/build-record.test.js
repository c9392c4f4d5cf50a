import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashSources, readRecord, writeRecord } from './build-record.js'

let root = ''

/** @param {string} path @param {string} content */
function write(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'textwright-record-'))
  write('src/a.ts', 'a')
  write('src/deep/b.ts', 'b')
  write('package.json', '{}')
})

afterEach(() => rmSync(root, { recursive: true }))

describe('hashSources', () => {
  test('is the same for the same sources', () => {
    const hash = hashSources(root, {})
    write('src/a.ts', 'a')
    expect(hashSources(root, {})).toBe(hash)
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
  })

  test.each([
    'src/a.ts',
    'src/new.ts',
    'src/deep/b.ts',
    'content/pages/about.mdx',
    'public/favicon.svg',
    'scripts/build.js',
    'index.html',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'tsconfig.base.json',
  ])('changes with %s', (path) => {
    const hash = hashSources(root, {})
    write(path, 'changed')
    expect(hashSources(root, {})).not.toBe(hash)
  })

  test.each([
    'src/a.test.ts',
    'src/deep/view.test.tsx',
    'scripts/build.test.js',
    'e2e/home.spec.ts',
    'README.md',
    'dist/build.json',
  ])('does not change with %s', (path) => {
    const hash = hashSources(root, {})
    write(path, 'changed')
    expect(hashSources(root, {})).toBe(hash)
  })

  test('changes with the origin', () => {
    expect(hashSources(root, { SITE_ORIGIN: 'https://example.com' })).not.toBe(hashSources(root, {}))
  })

  test('does not change with other variables', () => {
    expect(hashSources(root, { HOME: '/somewhere' })).toBe(hashSources(root, {}))
  })

  test('changes when a file is only moved', () => {
    const hash = hashSources(root, {})
    renameSync(join(root, 'src/a.ts'), join(root, 'src/c.ts'))
    expect(hashSources(root, {})).not.toBe(hash)
  })

  test('changes when text moves from one file to the next', () => {
    const hash = hashSources(root, {})
    write('src/a.ts', 'ab')
    write('src/deep/b.ts', '')
    expect(hashSources(root, {})).not.toBe(hash)
  })
})

describe('readRecord', () => {
  test('returns the hash that was written', () => {
    const file = join(root, 'dist/build.json')
    writeRecord(hashSources(root, {}), file)
    expect(readRecord(file)).toBe(hashSources(root, {}))
  })

  test('returns undefined without a build', () => expect(readRecord(join(root, 'dist/build.json'))).toBeUndefined())

  test.each(['', '{', '{ "sources": "0123', 'null'])('returns undefined for an incomplete record: %j', (content) => {
    write('dist/build.json', content)
    expect(readRecord(join(root, 'dist/build.json'))).toBeUndefined()
  })
})
