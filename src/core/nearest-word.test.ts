import { expect, test } from 'vitest'
import { didYouMean, nearestWord } from './nearest-word.ts'

const words = ['word-counter', 'word-frequency', 'case-converter', 'text-diff']

test.each([
  ['word-counter', 'word-counter'],
  ['wrod-counter', 'word-counter'],
  ['wordcounter', 'word-counter'],
  ['word_frequency', 'word-frequency'],
  ['text-dif', 'text-diff'],
  ['case', 'case-converter'],
  ['diff', undefined],
  ['xyz', undefined],
  ['', undefined],
  ['😀'.repeat(1000), undefined],
])('the nearest word to %s is %s', (typed, word) => {
  expect(nearestWord(typed, words)).toBe(word)
})

test('the nearest word is suggested as a question', () => {
  expect(didYouMean('text-dif', words)).toBe(' Did you mean text-diff?')
  expect(didYouMean('xyz', words)).toBe('')
})

test('another single letter is not similar', () => {
  expect(nearestWord('x', ['-', 'y', 'xy'])).toBe('xy')
  expect(nearestWord('x', ['-', 'y'])).toBeUndefined()
})
