import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { decodeUtf8, readStart, readFiles, readAll, rejoin } from './read-input.ts'

const folder = mkdtempSync(join(tmpdir(), 'read-input-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

let fileCount = 0
function writeSample(bytes: readonly number[] | string): string {
  const path = join(folder, String(fileCount++))
  writeFileSync(path, typeof bytes === 'string' ? bytes : Uint8Array.from(bytes))
  return path
}

async function* chunksOf(...chunks: readonly string[]) {
  yield* await Promise.resolve(chunks.map((chunk) => new TextEncoder().encode(chunk)))
}

test.each([
  ['an empty file', [], ''],
  ['one byte', [0x61], 'a'],
  ['UTF-8', [0xc3, 0xa9], 'é'],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x61], 'a'],
  ['only a byte order mark', [0xef, 0xbb, 0xbf], ''],
  ['a second byte order mark, which is text', [0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf], '\ufeff'],
  ['UTF-16, little-endian', [0xff, 0xfe, 0x61, 0x00, 0x3d, 0xd8, 0x00, 0xde], 'a😀'],
  ['UTF-16, big-endian', [0xfe, 0xff, 0x00, 0x61], 'a'],
  ['only a UTF-16 byte order mark', [0xff, 0xfe], ''],
  ['an incomplete UTF-16 unit', [0xff, 0xfe, 0x61, 0x00, 0x61], 'a�'],
  ['invalid UTF-8', [0x61, 0xff, 0x62], 'a�b'],
  ['Windows line breaks', [0x61, 0x0d, 0x0a], 'a\r\n'],
])('reads %s as text', async (_, bytes, text) => {
  expect(decodeUtf8(await readAll(readFiles([writeSample(bytes)], 'text')))).toBe(text)
})

test('reads bytes unchanged', async () => {
  const bytes = [0xef, 0xbb, 0xbf, 0xff, 0x00]
  expect([...(await readAll(readFiles([writeSample(bytes)], 'bytes')))]).toEqual(bytes)
})

test('joins several files without their byte order marks', async () => {
  const paths = [writeSample('a\n'), writeSample([0xef, 0xbb, 0xbf, 0x62]), writeSample([0xff, 0xfe, 0x63, 0x00])]
  expect(decodeUtf8(await readAll(readFiles(paths, 'text')))).toBe('a\nbc')
})

test('keeps characters that span chunks in a large UTF-16 file', async () => {
  const text = 'a😀'.repeat(1_000_000)
  const path = join(folder, 'large')
  writeFileSync(path, `\ufeff${text}`, 'utf16le')
  expect(decodeUtf8(await readAll(readFiles([path], 'text'))) === text).toBe(true)
})

test.each([
  [join(folder, 'missing.txt'), 'the file doesn’t exist'],
  [folder, 'it’s a folder'],
  [join(writeSample('a'), 'b.txt'), 'not a directory'],
])('can’t read %s: %s', async (path, reason) => {
  await expect(readAll(readFiles([path], 'text'))).rejects.toThrow(`Can’t read ${path}: ${reason}.`)
})

test.each([
  [0, 'a', true],
  [1, 'ab', true],
  [2, 'abc', true],
  [3, 'abc', false],
  [9, 'abc', false],
])('reading more than %i bytes returns %s, and there may be more: %s', async (size, text, hasRest) => {
  const start = await readStart(chunksOf('a', 'b', 'c'), size)
  expect([decodeUtf8(Buffer.concat(start.chunks)), start.rest !== undefined]).toEqual([text, hasRest])
  expect(decodeUtf8(await readAll(rejoin(start)))).toBe('abc')
})

test('rejects input over the string limit before joining it', async () => {
  const chunk = new Uint8Array(2 ** 20)
  async function* endless() {
    for (;;) yield await Promise.resolve(chunk)
  }
  await expect(readAll(endless())).rejects.toThrow('The input is too large: the limit for this tool is 512 MB.')
})
