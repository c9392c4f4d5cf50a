import { expect, test } from 'vitest'
import { isAscii, utf8Chunks } from './utf8.ts'

const silent = { progress: () => undefined }

test.each([
  ['an empty text', ''],
  ['a line', 'naïve 日本語 😀'],
  ['characters of three bytes', '語'.repeat(50_000)],
  ['surrogate pairs at even offsets', '😀'.repeat(50_000)],
  ['surrogate pairs at odd offsets', `x${'😀'.repeat(50_000)}`],
])('encodes %s', (_, text) => {
  let joined = ''
  for (const chunk of utf8Chunks(text, silent)) joined += Buffer.from(chunk).toString()
  expect(joined).toBe(text)
})

const long = 'a'.repeat(16_384)

test.each([
  ['', true],
  ['\0 a~\x7f', true],
  [long, true],
  [`${long}a`, true],
  ['\x80', false],
  ['é', false],
  ['\ud800', false],
  [`${long}\u20ac`, false],
  [`${long.slice(1)}😀`, false],
])('isAscii returns the expected value for case %#', (text, expected) => {
  expect(isAscii(text)).toBe(expected)
})
