import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWhitespace, whitespaceClass } from './char-class.ts'
import { countWords, eachWord } from './words.ts'

test.each([
  ['', 0],
  [' \t\r\n\u00a0\u3000', 0],
  ['  hi there ', 2],
  ["don't stop", 2],
  ['one—two', 1],
  ['a\u2028b\u2003c\u0085d', 4],
  ['a\ufeffb', 1],
  ['zero\u200bwidth', 1],
  ['👩‍👩‍👧 family', 2],
  ['constructor __proto__', 2],
])('%j has %i words', (text, words) => expect(countWords(text)).toBe(words))

test('isWhitespace and whitespaceClass agree with the Unicode property', () => {
  const pattern = new RegExp(`[${whitespaceClass}]`)
  for (let code = 0; code <= 0xffff; code++) {
    expect(pattern.test(String.fromCharCode(code))).toBe(isWhitespace(code))
    if (isWhitespace(code) !== /\p{White_Space}/u.test(String.fromCharCode(code)))
      expect.fail(`differs at ${code.toString(16)}`)
  }
})

const text = fc.string({ unit: fc.constantFrom('a', 'é', '😀', ' ', '\n', '\r', '\t', '\u00a0', '\u2028') })

test('two texts joined by a blank line have as many words as both together', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(countWords(`${a}\n\n${b}`)).toBe(countWords(a) + countWords(b))
    }),
  )
})

test('eachWord visits the runs of non-whitespace characters', () => {
  fc.assert(
    fc.property(text, (text) => {
      const words: string[] = []
      eachWord(text, (start, end) => words.push(text.slice(start, end)))
      expect(words).toEqual(text.match(/\S+/g) ?? [])
      expect(countWords(text)).toBe(words.length)
      const middle = text.length >> 1
      expect(countWords(text, middle)).toBe(countWords(text.slice(middle)))
      expect(countWords(text, 1, middle)).toBe(countWords(text.slice(1, middle)))
    }),
  )
})
