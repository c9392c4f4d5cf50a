import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeText } from '#core/long-text/long-text.ts'
import { readTextFile } from './read-file.ts'

const bytesOf = (text: string) => [...new TextEncoder().encode(text)]
const utf16 = (text: string, isLittle: boolean) =>
  [...text].flatMap((letter) =>
    Array.from({ length: letter.length }, (_, at) => letter.charCodeAt(at)).flatMap((unit) =>
      isLittle ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff],
    ),
  )

/** A file whose bytes arrive in chunks of a given size. */
function fileOf(bytes: readonly number[], chunkSize = Infinity): Blob {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for (let at = 0; at < bytes.length; at += chunkSize) chunks.push(new Uint8Array(bytes.slice(at, at + chunkSize)))
  const file = new Blob(chunks)
  file.stream = () =>
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk)
        controller.close()
      },
    })
  return file
}

async function read(bytes: readonly number[], chunkSize?: number, encoding?: string) {
  const { text, encoding: name, isDamaged } = await readTextFile(fileOf(bytes, chunkSize), { encoding })
  return { text: wholeText(text), encoding: name, isDamaged }
}

const validUtf8 = { encoding: 'UTF-8', isDamaged: false }

test.each([
  ['an empty file', [], { text: '', ...validUtf8 }],
  ['one byte', [0x61], { text: 'a', ...validUtf8 }],
  ['UTF-8', bytesOf('naïve 😀 日本'), { text: 'naïve 😀 日本', ...validUtf8 }],
  ['a byte order mark', [0xef, 0xbb, 0xbf, 0x61], { text: 'a', ...validUtf8 }],
  ['a second byte order mark, which is text', [...bytesOf('\ufeff\ufeffa')], { text: '\ufeffa', ...validUtf8 }],
  ['little-endian UTF-16', [0xff, 0xfe, ...utf16('é😀', true)], { text: 'é😀', encoding: 'UTF-16', isDamaged: false }],
  ['big-endian UTF-16', [0xfe, 0xff, ...utf16('é😀', false)], { text: 'é😀', encoding: 'UTF-16', isDamaged: false }],
  ['Windows line breaks', bytesOf('a\r\nb\r\n'), { text: 'a\nb\n', ...validUtf8 }],
  ['old Mac line breaks', bytesOf('a\rb\r'), { text: 'a\nb\n', ...validUtf8 }],
  ['a � in the file itself', bytesOf('a�b'), { text: 'a�b', ...validUtf8 }],
  ['an invalid UTF-8 byte', [0x61, 0xff, 0x62], { text: 'a�b', encoding: 'UTF-8', isDamaged: true }],
  ['Latin-1', [0x63, 0x61, 0x66, 0xe9], { text: 'caf�', encoding: 'UTF-8', isDamaged: true }],
  [
    'a file that ends inside a character',
    bytesOf('aé').slice(0, 2),
    { text: 'a�', encoding: 'UTF-8', isDamaged: true },
  ],
  ['UTF-16 with an unpaired surrogate', [0xff, 0xfe, 0x00, 0xd8], { text: '�', encoding: 'UTF-16', isDamaged: true }],
])('reads %s in chunks of any size', async (_, bytes, expected) => {
  for (const chunkSize of [1, 2, 3, 5, Infinity]) expect(await read(bytes, chunkSize)).toEqual(expected)
})

test.each([
  ['windows-1252', [0x63, 0x61, 0x66, 0xe9, 0x80], 'café€'],
  ['utf-16le', utf16('é😀', true), 'é😀'],
  ['shift_jis', [0x61, 0x93, 0xfa, 0x96, 0x7b], 'a日本'],
])('reads %s in chunks of any size', async (encoding, bytes, text) => {
  for (const chunkSize of [1, 2, 3, 5, Infinity])
    expect(await read(bytes, chunkSize, encoding)).toMatchObject({ text, isDamaged: false })
})

test.each([
  ['nothing', '', undefined],
  ['LF', 'a\nb\n', undefined],
  ['CRLF', 'a\r\nb\r\n', { lineBreak: '\r\n' }],
  ['CR', 'a\rb\r\r', { lineBreak: '\r' }],
  ['mostly CRLF', 'a\r\n\r\nb\n', { lineBreak: '\r\n', mixed: { '\r\n': 2, '\n': 1, '\r': 0 } }],
  ['mostly LF', 'a\n\nb\r\n\rc', { lineBreak: '\n', mixed: { '\r\n': 1, '\n': 2, '\r': 1 } }],
  ['a byte order mark', '\ufeffa\n', { hasByteOrderMark: true }],
])('D8 and line ends: a file with %s can be saved as it was', async (_, content, expected) => {
  for (const chunkSize of [1, 2, 3, Infinity]) {
    const { text, format } = await readTextFile(fileOf(bytesOf(content), chunkSize))
    const plain = { encoding: 'utf-8', hasByteOrderMark: false, lineBreak: '\n', mixed: undefined }
    if (expected) expect(format).toMatchObject({ ...plain, ...expected })
    else expect(format).toBeUndefined()
    if (!format?.mixed) expect(format?.write(text) ?? text).toBe(content)
  }
})

test('reads back any text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 9 }), async (text, chunkSize) => {
      const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
      expect(await read(bytesOf(text), chunkSize)).toEqual({ text: plain, ...validUtf8 })
    }),
  )
})

test('returns a large file in chunks', async () => {
  const { text } = await readTextFile(new Blob(['0123456789'.repeat(100_000)]))
  expect(typeof text).toBe('object')
  expect(wholeText(text)).toBe('0123456789'.repeat(100_000))
})

test('reports progress up to the end', async () => {
  const progress: number[] = []
  await readTextFile(fileOf(bytesOf('abcdef'), 2), { onProgress: (bytes) => progress.push(bytes) })
  // The first chunk is long enough for a byte order mark.
  expect(progress).toEqual([4, 6])
})

test('stops when aborted', async () => {
  const controller = new AbortController()
  const reading = readTextFile(fileOf(bytesOf('abcdef'), 2), {
    signal: controller.signal,
    onProgress: () => controller.abort(),
  })
  await expect(reading).rejects.toThrow()
})
