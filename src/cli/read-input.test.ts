import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { decodeUtf8, readStart, readFiles, readWhole, rejoin } from './read-input.ts'

const folder = mkdtempSync(join(tmpdir(), 'read-input-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

let files = 0
function fileOf(bytes: readonly number[] | string): string {
  const path = join(folder, String(files++))
  writeFileSync(path, typeof bytes === 'string' ? bytes : Uint8Array.from(bytes))
  return path
}

async function* chunksOf(...chunks: readonly string[]) {
  yield* await Promise.resolve(chunks.map((chunk) => new TextEncoder().encode(chunk)))
}

test.each([
  ['nothing', [], ''],
  ['one byte', [0x61], 'a'],
  ['UTF-8', [0xc3, 0xa9], 'é'],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x61], 'a'],
  ['a mark alone', [0xef, 0xbb, 0xbf], ''],
  ['a second mark, which is text', [0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf], '\ufeff'],
  ['UTF-16, low byte first', [0xff, 0xfe, 0x61, 0x00, 0x3d, 0xd8, 0x00, 0xde], 'a😀'],
  ['UTF-16, high byte first', [0xfe, 0xff, 0x00, 0x61], 'a'],
  ['a UTF-16 mark alone', [0xff, 0xfe], ''],
  ['half a UTF-16 unit', [0xff, 0xfe, 0x61, 0x00, 0x61], 'a�'],
  ['bytes that are no text', [0x61, 0xff, 0x62], 'a�b'],
  ['Windows line breaks', [0x61, 0x0d, 0x0a], 'a\r\n'],
])('%s is read as text', async (_, bytes, text) => {
  expect(decodeUtf8(await readWhole(readFiles([fileOf(bytes)], 'text')))).toBe(text)
})

test('bytes are read as they are', async () => {
  const bytes = [0xef, 0xbb, 0xbf, 0xff, 0x00]
  expect([...(await readWhole(readFiles([fileOf(bytes)], 'bytes')))]).toEqual(bytes)
})

test('several files are one text, each without its own mark', async () => {
  const paths = [fileOf('a\n'), fileOf([0xef, 0xbb, 0xbf, 0x62]), fileOf([0xff, 0xfe, 0x63, 0x00])]
  expect(decodeUtf8(await readWhole(readFiles(paths, 'text')))).toBe('a\nbc')
})

test('a large UTF-16 file keeps the characters that stand across its chunks', async () => {
  const text = 'a😀'.repeat(1_000_000)
  const path = join(folder, 'large')
  writeFileSync(path, `\ufeff${text}`, 'utf16le')
  expect(decodeUtf8(await readWhole(readFiles([path], 'text'))) === text).toBe(true)
})

test.each([
  [join(folder, 'missing.txt'), 'there is no such file'],
  [folder, 'it is a folder'],
  [join(fileOf('a'), 'b.txt'), 'not a directory'],
])('%s cannot be read: %s', async (path, reason) => {
  await expect(readWhole(readFiles([path], 'text'))).rejects.toThrow(`Cannot read ${path}: ${reason}.`)
})

test.each([
  [0, 'a', true],
  [1, 'ab', true],
  [2, 'abc', true],
  [3, 'abc', false],
  [9, 'abc', false],
])('the beginning past %i bytes is %s, and more may come: %s', async (size, text, more) => {
  const beginning = await readStart(chunksOf('a', 'b', 'c'), size)
  expect([decodeUtf8(Buffer.concat(beginning.chunks)), beginning.rest !== undefined]).toEqual([text, more])
  expect(decodeUtf8(await readWhole(rejoin(beginning)))).toBe('abc')
})

test('what is too large for one text is refused before it is put together', async () => {
  const chunk = new Uint8Array(2 ** 20)
  async function* endless() {
    for (;;) yield await Promise.resolve(chunk)
  }
  await expect(readWhole(endless())).rejects.toThrow('The input is too large: this tool takes up to 512 MB.')
})
