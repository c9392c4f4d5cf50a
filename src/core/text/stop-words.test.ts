import { expect, test } from 'vitest'
import { isStopWord } from './stop-words.ts'

test.each([
  ['the', true],
  ["don't", true],
  ['don’t', true],
  ['tea', false],
  ['constructor', false],
  ['', false],
])('isStopWord(%j) returns %j', (word, expected) => {
  expect(isStopWord(word)).toBe(expected)
})
