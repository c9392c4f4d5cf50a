import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eachTrimmedWord } from './trimmed-words.ts'
import { countWords } from './words.ts'

function trimmedWords(text: string): string[] {
  const words: string[] = []
  eachTrimmedWord(text, (start, end) => words.push(text.slice(start, end)))
  return words
}

test.each([
  ['', []],
  ["“Don't,” (she) said…", ["Don't", 'she', 'said']],
  ['well-known 3.14 — $5 C++', ['well-known', '3.14', '', '5', 'C']],
  ['cafe\u0301! สวัสดี। नमस्ते।', ['cafe\u0301', 'สวัสดี', 'नमस्ते']],
  ['«Привет», 「行く。」', ['Привет', '行く']],
  ['𝒳! 😀', ['𝒳', '😀']],
  ['__proto__ constructor', ['proto', 'constructor']],
])('trims the words of %j to %j', (text, words) => {
  expect(trimmedWords(text)).toEqual(words)
})

test('visits as many words as countWords counts', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('aé5.“”— \n😀\u0301')) }), (text) => {
      expect(trimmedWords(text)).toHaveLength(countWords(text))
    }),
  )
})
