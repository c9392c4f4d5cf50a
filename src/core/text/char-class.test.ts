import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  characterBefore,
  hasDigit,
  hasLetter,
  isDigit,
  isLetterOrDigit,
  isLowerCase,
  isUpperCase,
} from './char-class.ts'

test.each([
  ['a', true],
  ['Z', true],
  ['7', true],
  ['é', true],
  ['ж', true],
  ['٣', true],
  ['猫', true],
  ['𝒳', true],
  ['🄀', true],
  ['𠮷', true],
  ['_', false],
  ['.', false],
  [' ', false],
  ['\u0301', false],
  ['😀', false],
  ['\ud83d', false],
])('%j is a letter or digit: %j', (character, expected) => {
  const codePoint = character.codePointAt(0) ?? 0
  // Called twice: the second result comes from the cache.
  expect([isLetterOrDigit(codePoint), isLetterOrDigit(codePoint)]).toEqual([expected, expected])
})

test.each([
  ['é', true, false, false],
  ['É', false, true, false],
  ['猫', false, false, false],
  ['٣', false, false, true],
  ['𐐨', true, false, false],
])('%j: lower case %j, upper case %j, digit %j', (character, lower, upper, digit) => {
  const codePoint = character.codePointAt(0) ?? 0
  expect([isLowerCase(codePoint), isUpperCase(codePoint), isDigit(codePoint)]).toEqual([lower, upper, digit])
})

test.each([
  ['', false],
  ['2025', false],
  ['٣²', false],
  ['7_\u0301 😀', false],
  ['2nd', true],
  ['猫', true],
  ['1𐐨', true],
])('%j has a letter: %j', (text, expected) => {
  expect(hasLetter(text)).toBe(expected)
})

test.each([
  ['', false],
  ['none', false],
  ['a 7', true],
  ['é ½', true],
  ['naïve 7', true],
  ['猫 ٣', true],
  ['𝒳𝟘', true],
  ['𠮷', false],
  ['\ud835', false],
  ['\ud835 \udfd8', false],
])('%j has a digit: %j', (text, expected) => {
  expect(hasDigit(text)).toBe(expected)
})

test('agrees with \\p{L} and \\p{N} on every code unit', () => {
  for (let code = 0; code <= 0xffff; code++) {
    const character = String.fromCharCode(code)
    const expected = [/\p{N}/u.test(character), /[\p{L}\p{N}]/u.test(character), /\p{N}/u.test(character)]
    const found = [isDigit(code), isLetterOrDigit(code), hasDigit(character)]
    if (String(found) !== String(expected)) expect.fail(`differs at ${code.toString(16)}`)
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(hasDigit(text)).toBe(/\p{N}/u.test(text))
    }),
  )
})

test.each([
  ['', 0, ''],
  ['ab', 0, ''],
  ['ab', 1, 'a'],
  ['a😀b', 3, '😀'],
  ['😀', 2, '😀'],
  ['\udc00a', 1, '\udc00'],
  ['\ud83da', 1, '\ud83d'],
])('in %j, the character before index %i is %j', (text, index, character) => {
  expect(characterBefore(text, index)).toBe(character)
})
