import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countOf, describePace, formatBytes, formatNumber, pluralize } from './format.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-123456, '-123,456'],
  [1234567890, '1,234,567,890'],
  [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991'],
  [1e21, '1,000,000,000,000,000,000,000'],
  [4.75, '4.8'],
  [12345.04, '12,345'],
  [103.4, '103.4'],
  [-1234567.8, '-1,234,567.8'],
  [0.1 + 0.2, '0.3'],
])('formatNumber(%d) returns %s', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})

test('formatNumber agrees with Intl.NumberFormat', () => {
  const browser = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
  const tenths = fc.maxSafeInteger().map((count) => count / 10)
  const number = fc.oneof(fc.maxSafeInteger(), tenths, fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.double())
  fc.assert(
    fc.property(number, (value) => {
      // formatNumber writes -0 as 0.
      expect(formatNumber(value)).toBe(browser.format(Object.is(value, -0) ? 0 : value))
    }),
  )
})

test('a count has the word that fits it', () => {
  expect([0, 1, 1.5].map((count) => pluralize(count, 'has', 'have'))).toEqual(['have', 'has', 'have'])
  expect([1, 1000].map((count) => countOf(count, 'word'))).toEqual(['1 word', '1,000 words'])
})

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 ** 2 - 1, '1,024 KB'],
  [256 * 1024 ** 2, '256 MB'],
  [5 * 1024 ** 4, '5,120 GB'],
])('formatBytes(%i) returns %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

test.each([
  [{ done: 312 * 1024 ** 2, total: 1024 ** 3, elapsed: 2000 }, '312 MB of 1 GB, 156 MB/s, 5 s left'],
  [{ done: 1024 ** 3, total: 1024 ** 3, elapsed: 4000 }, '1 GB of 1 GB, 256 MB/s, 0 s left'],
  [{ done: 1024 ** 2, total: 1024 ** 3, elapsed: 1000 }, '1 MB of 1 GB, 1 MB/s, 17 min 3 s left'],
  [{ done: 3 * 1024 ** 2, elapsed: 2000 }, '3 MB, 1.5 MB/s'],
])('describePace(%j) returns %s', (progress, text) => {
  expect(describePace(progress)).toBe(text)
})
