import { describe, expect, test } from 'vitest'
import { characterBefore, isWellFormed } from './surrogates.ts'

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

describe.each(['with', 'without'])('%s a method of the platform', (platform) => {
  test.each([
    ['', true],
    ['a😀', true],
    ['a\ud83d', false],
    ['\ude00\ud83d', false],
    ['😀 \ud83d', false],
  ])('%j is well-formed: %j', (text, expected) => {
    const method = Object.getOwnPropertyDescriptor(String.prototype, 'isWellFormed') as PropertyDescriptor
    if (platform === 'without') Reflect.deleteProperty(String.prototype, 'isWellFormed')
    expect(isWellFormed(text)).toBe(expected)
    Object.defineProperty(String.prototype, 'isWellFormed', method)
  })
})
