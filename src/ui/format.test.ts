import { expect, test } from 'vitest'
import { formatBytes } from './format.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 ** 2 - 1, '1,024 KB'],
  [256 * 1024 ** 2, '256 MB'],
  [5 * 1024 ** 4, '5,120 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
