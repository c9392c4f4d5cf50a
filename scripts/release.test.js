import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkTag, releaseNotes, writeRelease } from './release.js'

const folder = mkdtempSync(join(tmpdir(), 'textwright-'))

afterAll(() => {
  rmSync(folder, { recursive: true })
})

const changelog =
  '# Changelog\n\n## Unreleased\n\n- Later\n\n## 0.2.0 (2026-12-01)\n\n### Added\n\n- Two\n\n## 0.2.0-rc (2026-11-01)\n\n'

test('the notes are the section of the version', () => {
  expect(releaseNotes(changelog, '0.2.0')).toBe('### Added\n\n- Two\n')
})

test.each([
  ['0.3.0', 'CHANGELOG.md has no section “## 0.3.0 (date)”.'],
  ['0.2', 'CHANGELOG.md has no section “## 0.2 (date)”.'],
  ['Unreleased', 'CHANGELOG.md has no section “## Unreleased (date)”.'],
  ['0.2.0-rc', 'CHANGELOG.md says nothing about 0.2.0-rc.'],
])('%s: %s', (version, message) => {
  expect(() => releaseNotes(changelog, version)).toThrow(message)
})

test('the changelog has notes for the version of the project', () => {
  const { version } = /** @type {{ version: string }} */ (JSON.parse(readFileSync('package.json', 'utf8')))
  expect(releaseNotes(readFileSync('CHANGELOG.md', 'utf8'), version)).not.toMatch(/^## /m)
})

test('the tag names the version of the project', () => {
  expect(checkTag('v1.2.3', '1.2.3')).toBe('1.2.3')
  for (const tag of ['1.2.3', 'v1.2.4', undefined]) expect(() => checkTag(tag, '1.2.3')).toThrow('it must be v1.2.3.')
})

describe('the files of a release', () => {
  const build = join(folder, 'dist')
  mkdirSync(join(build, 'site/assets'), { recursive: true })
  mkdirSync(join(build, 'npm'))
  writeFileSync(join(build, 'site/index.html'), '<h1>Tools</h1>')
  writeFileSync(join(build, 'site/assets/a.js'), 'a()')
  writeFileSync(join(build, 'npm/package.json'), '{ "name": "textwright", "version": "1.2.3" }')
  const release = join(folder, 'release')
  const settings = {
    build,
    version: '1.2.3',
    notes: 'New\n',
    name: '@example/tools',
    repository: 'https://host.example/a/b',
  }

  /** @param {string} file */
  const list = (file) =>
    execFileSync('tar', ['-tzf', join(release, file)], { encoding: 'utf8' })
      .trim()
      .split('\n')
  const check = () => execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: release, stdio: 'pipe' })

  test('are two archives, their checksums and the notes', () => {
    writeRelease(release, settings)
    expect(readdirSync(release).sort()).toEqual([
      'SHA256SUMS',
      'notes.md',
      'textwright-1.2.3.tgz',
      'textwright-site-1.2.3.tar.gz',
    ])
    const site = 'textwright-site-1.2.3'
    expect(list(`${site}.tar.gz`)).toEqual([`${site}/`, `${site}/assets/`, `${site}/assets/a.js`, `${site}/index.html`])
    expect(readFileSync(join(release, 'notes.md'), 'utf8')).toBe('New\n')
  })

  test('the package has its published name and repository', () => {
    writeRelease(release, settings)
    const packed = execFileSync('tar', ['-xzOf', join(release, 'textwright-1.2.3.tgz'), 'package/package.json'])
    expect(JSON.parse(packed.toString())).toEqual({
      name: '@example/tools',
      version: '1.2.3',
      repository: { type: 'git', url: 'git+https://host.example/a/b.git' },
    })
  })

  test('are the same for the same build', () => {
    writeRelease(release, settings)
    const first = readFileSync(join(release, 'SHA256SUMS'), 'utf8')
    utimesSync(join(build, 'site/index.html'), 1, 1)
    writeRelease(release, settings)
    expect(readFileSync(join(release, 'SHA256SUMS'), 'utf8')).toBe(first)
  })

  test('a changed archive does not fit its checksum', () => {
    writeRelease(release, settings)
    check()
    appendFileSync(join(release, 'textwright-1.2.3.tgz'), 'x')
    expect(check).toThrow('did NOT match')
  })
})
