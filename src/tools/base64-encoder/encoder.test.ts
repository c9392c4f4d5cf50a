import { expect, test } from 'vitest'
import { Base64Encoder } from './encoder.ts'

const bytes = Uint8Array.from({ length: 48 }, (_, i) => 255 - 37 * i)
const toBase64 = (chunk: Uint8Array, alphabet: 'base64' | 'base64url') => Buffer.from(chunk).toString(alphabet)

test.each([
  ['the platform’s toBase64', { toBase64 }],
  ['btoa', {}],
])('encodes chunks of any length with %s', (_, context) => {
  const encode = (urlSafe: boolean, start: number, end: number, length: number) => {
    const encoder = new Base64Encoder({ urlSafe, wrap: false, lines: false, dataUri: false }, context)
    let encoded = ''
    // Each chunk is a view into the middle of a larger buffer.
    for (let offset = start; offset < end; offset += length) {
      encoded += encoder.add(bytes.subarray(offset, Math.min(end, offset + length)))
    }
    return encoded + encoder.finish()
  }
  for (const length of [1, 2, 3, 4, 5, 6, 7, 30]) {
    for (let start = 0; start < 5; start += 1) {
      for (let end = start; end < start + 20; end += 1) {
        expect(encode(false, start, end, length)).toBe(toBase64(bytes.subarray(start, end), 'base64'))
        expect(encode(true, start, end, length)).toBe(toBase64(bytes.subarray(start, end), 'base64url'))
      }
    }
  }
})
