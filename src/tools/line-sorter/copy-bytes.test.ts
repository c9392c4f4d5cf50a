import { expect, test } from 'vitest'
import { copyBytes } from './copy-bytes.ts'

test.each([0, 1, 7, 8, 9, 15, 16, 17, 40])('%i bytes are copied, and nothing beside them', (length) => {
  const from = Uint8Array.from({ length: 64 }, (_, i) => (i * 37) % 0xf0)
  const to = new Uint8Array(64).fill(0xff)
  copyBytes(new DataView(from.buffer), 5, 5 + length, new DataView(to.buffer), 10)
  const expected = new Uint8Array(64).fill(0xff)
  expected.set(from.subarray(5, 5 + length), 10)
  expect(to).toEqual(expected)
})
