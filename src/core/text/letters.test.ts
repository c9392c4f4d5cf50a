import { expect, test } from 'vitest'
import { hasLetter, isDigit, isLetterOrDigit, isLowerCase, isUpperCase } from './letters.ts'

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
  // Twice: the second answer comes from memory.
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
