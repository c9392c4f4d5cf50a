import { expect, test } from 'vitest'
import { Base64Encoder } from './encoder.ts'

const bytes = Uint8Array.from({ length: 48 }, (_, i) => 255 - 37 * i)

/** In chunks of this length, each a view into the midst of a larger buffer. */
function encode(start: number, end: number, length: number): string {
  const encoder = new Base64Encoder('standard')
  const parts: Uint8Array[] = []
  for (let at = start; at < end; at += length) parts.push(encoder.add(bytes.subarray(at, Math.min(end, at + length))))
  return Buffer.concat([...parts, encoder.finish()]).toString()
}

test.each([1, 2, 3, 4, 5, 6, 7, 30])('in chunks of %i bytes it is the same', (length) => {
  for (let start = 0; start < 5; start += 1) {
    for (let end = start; end < start + 20; end += 1) {
      expect(encode(start, end, length)).toBe(Buffer.from(bytes.subarray(start, end)).toString('base64'))
    }
  }
})
