import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BareWords, hasSubstance, writtenWord } from './bare-words.ts'
import { countWords } from './words.ts'

function read(...pieces: string[]): { words: string[]; runs: number } {
  const numbers: number[] = []
  const reader = new BareWords((number) => numbers.push(number))
  for (const piece of pieces) reader.add(piece)
  reader.end()
  return { words: numbers.map((number) => writtenWord(reader.table, number)), runs: reader.words }
}

test.each([
  ['', []],
  [' \r\n\u00a0\u3000', []],
  ['"Hello," (HELLO) ¿hello?', ['hello', 'hello', 'hello']],
  ['U.S.A. e.g. 3.14 1,000', ['usa', 'eg', '314', '1000']],
  ["Don't don’t 'tis dogs' rock 'n' roll", ["don't", "don't", 'tis', 'dogs', 'rock', 'n', 'roll']],
  ['well-known well‑known -x- U.S.-based rock-’n’-roll', ['well-known', 'well-known', 'x', 'us-based', "rock-'n'-roll"]],
  ['life—death 9–5 a‒b a―b', ['life', 'death', '9', '5', 'a', 'b', 'a', 'b']],
  ['and/or /usr/bin C:\\new', ['and', 'or', 'usr', 'bin', 'c', 'new']],
  ['wait...what wait…what wait..what', ['wait', 'what', 'wait', 'what', 'wait', 'what']],
  ['Gutenberg--Leipzig --limit', ['gutenberg', 'leipzig', 'limit']],
  ['a.).b', ['ab']],
  ['— - ... !!', []],
  // A full stop is one of several only if they stand side by side.
  ['now. foo.com foo.com 10.99 10.99', ['now', 'foocom', 'foocom', '1099', '1099']],
  ['snake_case __proto__ constructor `code`', ['snake_case', '__proto__', 'constructor', 'code']],
  ['C++ $5 a|b', ['c++', '$5', 'a|b']],
  ['soft\u00adhyphen', ['softhyphen']],
  ['ÉCOLE E\u0301cole', ['école', 'e\u0301cole']],
  ['Straße STRASSE', ['straße', 'strasse']],
  ['ΟΔΟΣ οδος ΣΟΦΌΣ-ΣΟΦΌΣ Σ', ['οδος', 'οδος', 'σοφός-σοφός', 'σ']],
  ['İstanbul ISTANBUL ılık', ['i\u0307stanbul', 'istanbul', 'ılık']],
  ['𐐀𐐁! 😀😀 👩‍👩‍👧,', ['𐐨𐐩', '😀😀', '👩‍👩‍👧']],
  ['吾輩は猫である。名前はまだ無い。どこで、生れたか', ['吾輩は猫である', '名前はまだ無い', 'どこで', '生れたか']],
  ['สวัสดี! شكرًا، «نعم» בית־ספר', ['สวัสดี', 'شكرًا', 'نعم', 'בית־ספר']],
])('%j reads as %j', (text, words) => expect(read(text).words).toEqual(words))

// The same rule, step by step.
function readSlowly(text: string): string[] {
  return text
    .replaceAll(/[–—/…。]|\.{2,}|[-‑]{2,}/g, ' ')
    .replaceAll('’', "'")
    .replaceAll('‑', '-')
    .replaceAll(/(?!['_-])[\p{P}`´\u00ad]/gu, '')
    .split(/\s+/)
    .map((word) => word.replace(/^['-]+|['-]+$/g, '').replaceAll('ς', 'Σ').toLowerCase())
    .filter((word) => word !== '')
}

const text = fc.string({ unit: fc.constantFrom(...Array.from("aAbÉς5İ😀𐐀\u0301 \n\u3000..,'’—--‑/…`_\u00ad。")), maxLength: 20 })

test('agrees with the rule applied step by step', () => {
  fc.assert(
    fc.property(text, (text) => {
      expect(read(text).words).toEqual(readSlowly(text))
      expect(read(text).runs).toBe(countWords(text))
    }),
    { numRuns: 2000 },
  )
})

test('pieces give what the whole gives', () => {
  fc.assert(
    fc.property(fc.array(text), (pieces) => {
      expect(read(...pieces)).toEqual(read(pieces.join('')))
    }),
    { numRuns: 500 },
  )
})

test('a part ends the word but not the run', () => {
  const words: number[] = []
  const reader = new BareWords((number) => words.push(number))
  reader.add('one')
  reader.part()
  reader.add('two')
  reader.end()
  expect([words, reader.words]).toEqual([[0, 1], 1])
})

test('a word too long to keep is given by its beginning, and told apart by its end', () => {
  const long = 'x'.repeat(100_000)
  const { words } = read(`${long}a ${long}b İ${long}`)
  expect(words.map((word) => word.length)).toEqual([65_536, 65_536, 65_536])
  expect(words[2]?.startsWith('i\u0307x')).toBe(true)
})

test('a text of letters that become two finds room', () => {
  const { words } = read('İ'.repeat(70_000), ' İ')
  expect(words[1]).toBe('i\u0307')
})

test.each([
  ['c++', true],
  ['7', true],
  ['ß', true],
  ['日', true],
  ['𐐨', true],
  ['😀', true],
  ['🇯🇵', true],
  ['===', false],
  ['$', false],
  ['\u0301', false],
  ['\ufffd', false],
])('whether %j has substance', (word, expected) => expect(hasSubstance(word)).toBe(expected))
