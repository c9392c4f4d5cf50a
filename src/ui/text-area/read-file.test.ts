import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeText } from '#core/text-source.ts'
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

async function read(bytes: readonly number[], chunkSize?: number) {
  const { text, ...rest } = await readTextFile(fileOf(bytes, chunkSize))
  return { text: wholeText(text), ...rest }
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
