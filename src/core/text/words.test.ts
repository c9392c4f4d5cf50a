import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWhitespace, whitespaceClass } from './char-class.ts'
import { countWords, eachTrimmedWord, eachWord, estimateWords } from './words.ts'

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
    const unit = String.fromCharCode(code)
    const answers = [isWhitespace(code), pattern.test(unit), /\p{White_Space}/u.test(unit)]
    if (new Set(answers).size > 1) expect.fail(`differs at ${code.toString(16)}`)
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

test.each([
  ['', undefined],
  ['… 123 😀', undefined],
  ['The word 東京 means Tokyo.', undefined],
  ['오늘은 날씨가 좋다.', undefined],
  ['今天天气很好，我们去公园散步。', 7],
  ['吾輩は猫である。名前はまだ無い。', 9],
  ['วันนี้อากาศดีมาก', 5],
  ['我用 Excel 写报告，每天都写。', 8],
])('%j has about %j words without spaces', (text, words) => expect(estimateWords(text, text.length)).toBe(words))

test.each(['ຂ້ອຍມັກອ່ານ', '𠮷野家'])('%s is written without spaces', (text) =>
  expect(estimateWords(text, text.length)).toBeGreaterThan(0),
)

test('the start of a text shows how it is written', () => {
  const text = `${'word '.repeat(2000)}${'天'.repeat(20_000)}`
  expect(estimateWords(text, text.length)).toBeUndefined()
})

test('estimates the words of a long text from its start', () => {
  const text = '今天天气很好，我们去公园散步。'.repeat(1000)
  expect(estimateWords(text, text.length)).toBeCloseTo(7000, -2)
})
