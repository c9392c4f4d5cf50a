import { expect, test } from 'vitest'
import { HostEncoder } from './host-encoder.ts'

const bytes = Uint8Array.from({ length: 48 }, (_, i) => 255 - 37 * i)
const toBase64 = (some: Uint8Array, form: 'base64' | 'base64url') => Buffer.from(some).toString(form)

/** In chunks of this length, each a view into the midst of a larger buffer. */
function encode(alphabet: 'standard' | 'urlSafe', start: number, end: number, length: number): string {
  const encoder = new HostEncoder(alphabet, toBase64)
  let encoded = ''
  for (let at = start; at < end; at += length) encoded += encoder.add(bytes.subarray(at, Math.min(end, at + length)))
  return encoded + encoder.finish()
}

test.each([1, 2, 3, 4, 5, 6, 7, 30])('in chunks of %i bytes it is the same', (length) => {
  for (let start = 0; start < 5; start += 1) {
    for (let end = start; end < start + 20; end += 1) {
      expect(encode('standard', start, end, length)).toBe(toBase64(bytes.subarray(start, end), 'base64'))
      expect(encode('urlSafe', start, end, length)).toBe(toBase64(bytes.subarray(start, end), 'base64url'))
    }
  }
})
