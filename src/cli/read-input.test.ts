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
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x61], '\ufeffa'],
  ['only a byte order mark', [0xef, 0xbb, 0xbf], '\ufeff'],
  ['a second byte order mark', [0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf], '\ufeff\ufeff'],
  ['UTF-16, little-endian', [0xff, 0xfe, 0x61, 0x00, 0x3d, 0xd8, 0x00, 0xde], '\ufeffa😀'],
  ['UTF-16, big-endian', [0xfe, 0xff, 0x00, 0x61], '\ufeffa'],
  ['only a UTF-16 byte order mark', [0xff, 0xfe], '\ufeff'],
  ['a � in the file itself', [0xef, 0xbf, 0xbd], '�'],
  ['Windows line breaks', [0x61, 0x0d, 0x0a], 'a\r\n'],
])('reads %s as text', async (_, bytes, text) => {
  expect(decodeUtf8(await readAll(readFiles([writeSample(bytes)], 'text')))).toBe(text)
})

test.each([
  ['invalid UTF-8', [0x61, 0xff, 0x62], 'UTF-8'],
  ['a file that ends inside a character', [0x61, 0xc3], 'UTF-8'],
  ['an incomplete UTF-16 unit', [0xff, 0xfe, 0x61, 0x00, 0x61], 'UTF-16'],
  ['an unpaired surrogate', [0xff, 0xfe, 0x00, 0xd8], 'UTF-16'],
])('does not damage text in silence: %s', async (_, bytes, encoding) => {
  const path = writeSample(bytes)
  const hint = encoding === 'UTF-8' ? ' If it’s Windows-1252, add --encoding windows-1252.' : ''
  await expect(readAll(readFiles([path], 'text'))).rejects.toThrow(`${path} isn’t valid ${encoding}.${hint}`)
})

test.each([
  ['windows-1252', [0x63, 0x61, 0x66, 0xe9, 0x80], 'café€'],
  ['latin1', [0x93, 0x94], '“”'],
  ['iso-8859-2', [0xb1], 'ą'],
  ['utf-16le', [0x61, 0x00, 0x3d, 0xd8, 0x00, 0xde], 'a😀'],
  ['shift_jis', [0x93, 0xfa, 0x96, 0x7b], '日本'],
  // A byte order mark says how the file was written.
  ['windows-1252', [0xef, 0xbb, 0xbf, 0xc3, 0xa9], '\ufeffé'],
])('reads a file as %s', async (encoding, bytes, text) => {
  expect(decodeUtf8(await readAll(readFiles([writeSample(bytes)], 'text', { encoding })))).toBe(text)
})

test('says that a file is not in the chosen encoding', async () => {
  const path = writeSample([0x93])
  const reading = readAll(readFiles([path], 'text', { encoding: 'shift_jis' }))
  await expect(reading).rejects.toThrow(`${path} isn’t valid shift_jis.`)
})

test('keeps characters that span chunks in a large Shift_JIS file', async () => {
  const path = join(folder, 'japanese')
  writeFileSync(path, Buffer.concat([Buffer.from('a'), Buffer.alloc(200_000, Uint8Array.of(0x93, 0xfa))]))
  const text = decodeUtf8(await readAll(readFiles([path], 'text', { encoding: 'shift_jis' })))
  expect(text === `a${'日'.repeat(100_000)}`).toBe(true)
})

test('reads bytes unchanged', async () => {
  const bytes = [0xef, 0xbb, 0xbf, 0xff, 0x00]
  expect([...(await readAll(readFiles([writeSample(bytes)], 'bytes')))]).toEqual(bytes)
})

test('joins several files with the byte order mark of the first one only', async () => {
  const paths = [writeSample('\ufeffa\n'), writeSample([0xef, 0xbb, 0xbf, 0x62]), writeSample([0xff, 0xfe, 0x63, 0x00])]
  expect(decodeUtf8(await readAll(readFiles(paths, 'text')))).toBe('\ufeffa\nb\nc')
  expect(decodeUtf8(await readAll(readFiles(paths.slice(1), 'text')))).toBe('\ufeffb\nc')
})

test.each([
  [['a', 'b'], 'a\nb'],
  [['a\n', 'b\n'], 'a\nb\n'],
  [['a\r\n', 'b'], 'a\r\nb'],
  [['a\r', 'b'], 'a\rb'],
  [['', 'a', '', 'b', ''], 'a\nb'],
])('joins the texts %j with a line break between them', async (texts, joined) => {
  expect(decodeUtf8(await readAll(readFiles(texts.map(writeSample), 'text')))).toBe(joined)
})

test('joins bytes as they are', async () => {
  const paths = ['a', 'b'].map(writeSample)
  expect(decodeUtf8(await readAll(readFiles(paths, 'bytes')))).toBe('ab')
})

test('keeps characters that span chunks in a large UTF-16 file', async () => {
  const text = 'a😀'.repeat(1_000_000)
  const path = join(folder, 'large')
  writeFileSync(path, `\ufeff${text}`, 'utf16le')
  expect(decodeUtf8(await readAll(readFiles([path], 'text'))) === `\ufeff${text}`).toBe(true)
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
  await expect(readAll(endless())).rejects.toThrow(
    'The input is too large: this tool needs all of it in memory, and the limit for that is 512 MB.',
  )
})
