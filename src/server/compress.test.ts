import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressSite } from './compress.ts'

const folder = mkdtempSync(join(tmpdir(), 'textwright-compress-'))
const words = 'some words, and again '.repeat(100)
const textFiles = ['index.html', 'tools/a.html', 'a.js', 'a.css', 'a.svg', 'a.json', 'a.txt', 'a.xml', 'a.webmanifest']

beforeAll(async () => {
  mkdirSync(join(folder, 'tools'))
  for (const name of textFiles) writeFileSync(join(folder, name), words)
  writeFileSync(join(folder, 'font.woff2'), words)
  writeFileSync(join(folder, 'picture.png'), words)
  writeFileSync(join(folder, 'small.html'), words.slice(0, 500))
  writeFileSync(join(folder, 'noise.txt'), randomBytes(4000))
  await compressSite(folder)
})

afterAll(() => rmSync(folder, { recursive: true }))

test.each(textFiles)('compresses %s with Brotli and gzip', (name) => {
  expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(words)
  expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(words)
  expect(readFileSync(join(folder, name), 'utf8')).toBe(words)
})

test.each(['font.woff2', 'picture.png', 'small.html', 'noise.txt'])('does not compress %s', (name) => {
  expect(readdirSync(folder).filter((file) => file.startsWith(name))).toEqual([name])
})

test('gives the same bytes every time, and does not compress compressed files', async () => {
  const readCompressed = () =>
    readdirSync(folder)
      .filter((name) => /\.(br|gz)$/.test(name))
      .map((name) => [name, readFileSync(join(folder, name), 'hex')])
  const before = readCompressed()
  await compressSite(folder)
  expect(readCompressed()).toEqual(before)
})
