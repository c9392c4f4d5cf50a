import { expect, test } from 'vitest'
import { characterBefore } from './surrogates.ts'

test.each([
  ['', 0, ''],
  ['ab', 0, ''],
  ['ab', 1, 'a'],
  ['a😀b', 3, '😀'],
  ['😀', 2, '😀'],
  ['\udc00a', 1, '\udc00'],
  ['\ud83da', 1, '\ud83d'],
])('before %j at %i comes %j', (text, index, character) => {
  expect(characterBefore(text, index)).toBe(character)
})
