import { expect, test } from 'vitest'
import { isEncoding } from '#core/long-text/encoding.ts'
import { encodings, guessEncoding } from './encodings.ts'

test.each(encodings)('the platform can decode $encoding', ({ encoding }) => {
  expect(isEncoding(encoding)).toBe(true)
})

test.each([
  ['windows-1252', 'café', 'latin1'],
  ['utf-16le', 'naïve café', 'utf16le'],
] as const)('guesses %s', (encoding, text, written) => {
  expect(guessEncoding(Buffer.from(text, written))).toBe(encoding)
})

test('guesses big-endian UTF-16', () => {
  expect(guessEncoding(Buffer.from('naïve café', 'utf16le').swap16())).toBe('utf-16be')
})
