import { expect, test } from 'vitest'
import { initialOptions } from '#core/tool/options.ts'
import { encode } from './encoder.ts'
import { tool } from './tool.ts'

const bytes = Uint8Array.from({ length: 48 }, (_, i) => 255 - 37 * i)
const toBase64 = (chunk: Uint8Array, alphabet: 'base64' | 'base64url') => Buffer.from(chunk).toString(alphabet)

test.each([
  ['the platform’s toBase64', { toBase64 }],
  ['btoa', {}],
])('encodes chunks of any length with %s', async (_, context) => {
  const encodeChunks = async (urlSafe: boolean, start: number, end: number, length: number) => {
    const chunks: Uint8Array[] = []
    // Each chunk is a view into the middle of a larger buffer.
    for (let offset = start; offset < end; offset += length) {
      chunks.push(bytes.subarray(offset, Math.min(end, offset + length)))
    }
    let encoded = ''
    for await (const part of encode(chunks, { ...initialOptions(tool.options), urlSafe }, context)) encoded += part
    return encoded
  }
  for (const length of [1, 2, 3, 4, 5, 6, 7, 30]) {
    for (let start = 0; start < 5; start += 1) {
      for (let end = start; end < start + 20; end += 1) {
        expect(await encodeChunks(false, start, end, length)).toBe(toBase64(bytes.subarray(start, end), 'base64'))
        expect(await encodeChunks(true, start, end, length)).toBe(toBase64(bytes.subarray(start, end), 'base64url'))
      }
    }
  }
})
