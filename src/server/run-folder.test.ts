import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fillPlaceholders, writeRunFolder } from './run-folder.ts'

const page = `<link rel="canonical" href="http://origin.invalid/about">${'many words '.repeat(100)}`
const values = { origin: 'https://a.example', base: '', email: undefined }

let folder = ''
let site = ''
let temporary = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'textwright-run-test-'))
  site = join(folder, 'site')
  temporary = join(folder, 'tmp')
  vi.stubEnv('TMPDIR', temporary)
  mkdirSync(temporary)
  mkdirSync(join(site, 'assets'), { recursive: true })
  mkdirSync(join(site, '.well-known'))
  writeFileSync(join(site, 'about.html'), page)
  writeFileSync(join(site, 'plain.html'), 'no placeholder')
  writeFileSync(join(site, 'sw.js'), '"about.html","1-version@origin.invalid"')
  writeFileSync(join(site, '.well-known/security.txt'), 'Contact: mailto:contact@origin.invalid\nContact: b\n')
  writeFileSync(join(site, 'assets/a.js'), 'http://origin.invalid')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test.each([
  ['<a href="http://origin.invalid/a">', '<a href="https://a.example/a">'],
  [
    '<html data-base="/base.invalid"><a href="/base.invalid/about">http://origin.invalid/base.invalid/about',
    '<html data-base="/a/b"><a href="/a/b/about">https://a.example/a/b/about',
  ],
  [
    '{"url":"http://origin.invalid/","id":"http://origin.invalid/#b"}',
    '{"url":"https://a.example/","id":"https://a.example/#b"}',
  ],
  ['Contact: mailto:contact@origin.invalid\nContact: b', 'Contact: mailto:$&@a.example\nContact: b'],
  ['http://other.example', 'http://other.example'],
])('%j becomes %j', (text, expected) => {
  expect(fillPlaceholders(text, { origin: 'https://a.example', base: '/a/b', email: '$&@a.example' })).toBe(expected)
})

test('empties a file with an address that is not set', () => {
  expect(fillPlaceholders('a\nContact: mailto:contact@origin.invalid\nb\n', values)).toBe('')
})

test('writes only the files with placeholders, and their compressed forms', async () => {
  const written = await writeRunFolder(site, values)
  expect(readdirSync(written, { recursive: true }).sort()).toEqual([
    ...['.well-known', '.well-known/security.txt', 'about.html', 'about.html.br', 'about.html.gz', 'sw.js'],
  ])
  const about = page.replace('http://origin.invalid', 'https://a.example')
  expect(readFileSync(join(written, 'about.html'), 'utf8')).toBe(about)
  expect(brotliDecompressSync(readFileSync(join(written, 'about.html.br'))).toString()).toBe(about)
  expect(gunzipSync(readFileSync(join(written, 'about.html.gz'))).toString()).toBe(about)
  expect(readFileSync(join(written, '.well-known/security.txt'), 'utf8')).toBe('')
})

test('at the root, the base path is empty', () => {
  expect(fillPlaceholders('<html data-base="/base.invalid"><a href="/base.invalid/">', values)).toBe(
    '<html data-base=""><a href="/">',
  )
})

test('another origin, base path or address is another version of each page for the service worker', () => {
  const versions = [
    values,
    { ...values, origin: 'https://b.example' },
    { ...values, base: '/a/b' },
    { ...values, email: 'a@b.example' },
    values,
  ].map((site) => fillPlaceholders('1-version@origin.invalid', site))
  for (const version of versions) expect(version).toMatch(/^1-[\da-f]{8}$/)
  expect(new Set(versions).size).toBe(4)
})

test('removes the folder of a server that was killed, and no other', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  const killed = `textwright-run-${hostname()}-${String(pid)}-aaaaaa`
  const others = [
    `textwright-run-${hostname()}-${String(process.pid)}-bbbbbb`,
    `textwright-run-other-${String(pid)}-cccccc`,
  ]
  for (const name of [killed, ...others]) mkdirSync(join(temporary, name, 'blog'), { recursive: true })
  const written = await writeRunFolder(site, values)
  expect(readdirSync(temporary).sort()).toEqual([...others, relative(temporary, written)].sort())
})

test('says which folder cannot be written', async () => {
  vi.stubEnv('TMPDIR', join(folder, 'missing'))
  await expect(writeRunFolder(site, values)).rejects.toThrow(
    /^The pages can’t be written to .*\/missing: ENOENT.*\. Set TMPDIR to a folder that the server can write to\.$/,
  )
})

test('removes the folder if it cannot be completed', async () => {
  await expect(writeRunFolder(join(folder, 'no-site'), values)).rejects.toThrow('ENOENT')
  expect(readdirSync(temporary)).toEqual([])
})
