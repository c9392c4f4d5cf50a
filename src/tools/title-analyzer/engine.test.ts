import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

const { run: analyzeTitle } = testTool(tool, engine)

const perfect = 'Perfect! Your title is between 30-60 characters.'
const longer = 'Make it longer (aim for 30-60 characters)'
const shorter = 'Shorten it (aim for 30-60 characters)'
const goodWords = 'Good: 4-12 words.'
const otherWords = 'Aim for 4-12 words.'
const number = 'Great! Your title has a number.'
const noNumber = 'Add a number to make it more specific.'
const powerWord = 'Great! Your title has a power word.'
const noPowerWord = 'Add a power word such as best, guide or proven.'

test.each([
  ['7 Proven Ways to Keep Your Sourdough Starter Alive', [perfect, goodWords, number, powerWord]],
  ['Bread', [longer, otherWords, noNumber, noPowerWord]],
  ['a'.repeat(29), [longer, otherWords, noNumber, noPowerWord]],
  ['a'.repeat(30), [perfect, otherWords, noNumber, noPowerWord]],
  ['a'.repeat(60), [perfect, otherWords, noNumber, noPowerWord]],
  ['a'.repeat(61), [shorter, otherWords, noNumber, noPowerWord]],
  ['a b c', [longer, otherWords, noNumber, noPowerWord]],
  ['a b c d', [longer, goodWords, noNumber, noPowerWord]],
  ['a b c d e f g h i j k l', [longer, goodWords, noNumber, noPowerWord]],
  ['a b c d e f g h i j k l m', [longer, otherWords, noNumber, noPowerWord]],
  ['Top 5', [longer, otherWords, number, powerWord]],
  ['Top Five', [longer, otherWords, noNumber, powerWord]],
])('the feedback for %j is %j', (title, feedback) => expect(analyzeTitle(title).feedback).toEqual(feedback))

test.each(['', ' ', '\n\t\u00a0'])('gives no feedback on the blank title %j', (title) =>
  expect(analyzeTitle(title)).toMatchObject({
    length: 0,
    words: 0,
    hasNumber: false,
    hasPowerWord: false,
    feedback: [],
  }),
)

test.each([
  ['Tea', 3, 1],
  [' Tea for two \n', 11, 3],
  ['Tea\r\nfor two', 11, 3],
  ['👨‍👩‍👧‍👦 🇫🇷 e\u0301', 5, 3],
  ['東京の朝', 4, 1],
  ['שלום עולם', 9, 2],
])('%j has %i characters and %i words', (title, length, words) =>
  expect(analyzeTitle(title)).toMatchObject({ length, words }),
)

test.each([
  ['One', false],
  ['1', true],
  ['Top10', true],
  ['٣ طرق', true],
  ['½ price', true],
  ['Ⅷ', true],
  ['1️⃣', true],
  ['一', false],
])('%j has a number: %j', (title, hasNumber) => expect(analyzeTitle(title).hasNumber).toBe(hasNumber))

describe('power words', () => {
  test.each(['amazing', 'best', 'essential', 'free', 'guide', 'proven', 'ultimate', 'top', 'easy', 'simple', 'quick'])(
    '%s',
    (word) => {
      expect(analyzeTitle(word).hasPowerWord).toBe(true)
      expect(analyzeTitle(`The ${word.toUpperCase()}!`).hasPowerWord).toBe(true)
    },
  )

  test.each([
    ['Stop the guided tour', false],
    ['Bestseller', false],
    ['topé e\u0301top', false],
    ['freeware_free', false],
    ['best-selling', true],
    ['“guide”', true],
    ['A guide’s life', true],
    ['constructor __proto__', false],
  ])('%j has one: %j', (title, hasPowerWord) => expect(analyzeTitle(title).hasPowerWord).toBe(hasPowerWord))
})

describe('hostile text', () => {
  test.each([
    ['<script>alert("best")</script> 7', { length: 32, words: 2, hasNumber: true, hasPowerWord: true }],
    ['\ud800 best', { length: 6, words: 2, hasPowerWord: true }],
    ['a\0b', { length: 3, words: 1, hasPowerWord: false }],
    ['\ufeffTop 5\r\n', { length: 5, words: 2, hasPowerWord: true }],
    ['\u202eBest שלום', { length: 10, words: 2, hasPowerWord: true }],
    ['be\u00adst be\u200dst', { words: 2, hasPowerWord: false }],
    ['\ufeff \u3000\u2028\n', { length: 0, words: 0, feedback: [] }],
    ['\u200b', { length: 1, words: 1 }],
    ['e' + '\u0301'.repeat(1000), { length: 1, words: 1 }],
  ])('reports %j as %j', (title, report) => expect(analyzeTitle(title)).toMatchObject(report))

  test('handles a line of 100,000 characters', () => {
    const { length, words, hasPowerWord, searchResult } = analyzeTitle('best'.repeat(25_000))
    expect({ length, words, hasPowerWord }).toEqual({ length: 100_000, words: 1, hasPowerWord: false })
    expect(searchResult.shown.length).toBeLessThan(100)
  })
})

test.each([
  ['Tea', { characters: 3, pixels: 34, limit: 600, isEstimate: false, shown: 'Tea' }],
  ['  Tea \n', { characters: 3, pixels: 34, limit: 600, isEstimate: false, shown: 'Tea' }],
  ['茶', { characters: 1, pixels: 20, limit: 600, isEstimate: true, shown: '茶' }],
])('fits %j into a search result as %j', (title, searchResult) =>
  expect(analyzeTitle(title).searchResult).toEqual(searchResult),
)

const title = fc.string({
  unit: fc.constantFrom('a', 'best ', ' ', '7', 'é', '\n', 'the ', '👩‍👩‍👧', '\u0301', 'word '),
  maxLength: 40,
})

test('a title that is not blank has a message for each of the four checks', () => {
  fc.assert(
    fc.property(title, (title) => {
      expect(analyzeTitle(title).feedback).toHaveLength(title.trim() === '' ? 0 : 4)
    }),
  )
})

test('prints the properties of the title and the feedback, and omits the feedback for a blank title', () => {
  expect(engine.print(analyzeTitle('Top 5'))).toBe(
    'Length: 5\nWords: 2\nNumber: yes\nPower word: yes\nWidth: 51 of 600 px\n\n' +
      [longer, otherWords, number, powerWord].join('\n'),
  )
  expect(engine.print(analyzeTitle(' '))).toBe('Length: 0\nWords: 0\nNumber: no\nPower word: no\nWidth: 0 of 600 px')
})
