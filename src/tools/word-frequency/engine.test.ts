import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OptionValues } from '#core/tool/options.ts'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

const { run: count, stream } = testTool(tool, engine)

type Options = OptionValues<typeof tool.options>

function pairs(text: string, options: Partial<Options> = {}): [string, number][] {
  return count(text, options).items.map(({ word, count }) => [word, count])
}

test.each<[string, [string, number][]]>([
  ['', []],
  [' \n ', []],
  ['a', []],
  ['of is it', []],
  [
    'The cat saw the CAT.',
    [
      ['the', 2],
      ['cat', 2],
      ['saw', 1],
    ],
  ],
  [
    'one two two',
    [
      ['two', 2],
      ['one', 1],
    ],
  ],
  [
    'beta alpha beta alpha',
    [
      ['beta', 2],
      ['alpha', 2],
    ],
  ],
  ["don't don’t DON'T", [["don't", 3]]],
  [
    'well-known life—death and/or',
    [
      ['well-known', 1],
      ['life', 1],
      ['death', 1],
      ['and', 1],
    ],
  ],
  [
    'U.S.A. usa',
    [
      ['u.s.a', 1],
      ['usa', 1],
    ],
  ],
  [
    'constructor __proto__ constructor toString 007 7000',
    [
      ['constructor', 2],
      ['proto', 1],
      ['tostring', 1],
      ['007', 1],
      ['7000', 1],
    ],
  ],
  ['ΟΔΟΣ οδος', [['οδος', 2]]],
  ['İSTANBUL İstanbul istanbul', [['istanbul', 3]]],
  [
    'one\r\ntwo\u00a0two\rsix',
    [
      ['two', 2],
      ['one', 1],
      ['six', 1],
    ],
  ],
])('the words of %j are %j', (text, items) => expect(pairs(text)).toEqual(items))

test.each([
  ['an', 0],
  ['and', 1],
  // The length is measured in graphemes.
  ['e\u0301a', 0],
  ['e\u0301a\u0300o\u0301', 1],
  ['e\u0301e\u0301e\u0301 e\u0301e\u0301e\u0301', 1],
  ['👩‍👩‍👧🇯🇵😀', 0],
  // By a dictionary.
  ['日', 1],
  ['日本', 1],
  ['ไทย', 1],
  ['שלום', 1],
  ['x-y', 1],
  ['𝒳𝒴', 0],
  ['a === b +++', 0],
])('%j has %i words of three characters or more', (text, distinct) => expect(count(text).distinct).toBe(distinct))

test('lists the top 20 and returns the number of distinct words', () => {
  const text = Array.from({ length: 30 }, (_, n) => `word${String(n)} `.repeat(30 - n)).join('')
  const found = count(text)
  expect(found).toMatchObject({ words: 465, distinct: 30 })
  expect(found.items).toHaveLength(20)
  expect(found.items[0]).toEqual({ word: 'word0', count: 30, share: 6.45 })
  expect(count(text, { limit: 25 }).items).toHaveLength(25)
  expect(count(text, { limit: 100_000_000 }).items).toHaveLength(30)
})

test.each<[string, [string, number][]]>([
  [
    'The tea and the cake',
    [
      ['tea', 1],
      ['cake', 1],
    ],
  ],
  ["Don’t you know? Don't!", [['know', 1]]],
  ['The the THE', []],
])('the words of %j without stop words are %j', (text, items) =>
  expect(pairs(text, { skipStopWords: true })).toEqual(items),
)

test('shares are percentages of the counted words', () => {
  expect(count('the tea or the tea', { skipStopWords: true })).toEqual({
    items: [{ word: 'tea', count: 2, share: 100 }],
    words: 2,
    distinct: 1,
  })
})

test('notes how many words are not listed', () => {
  expect(engine.note?.(count('tea tea cake jam', { limit: 2 }))).toBe('2 of 3 words listed. --csv lists them all.')
  expect(engine.note?.(count('tea tea cake jam'))).toBeUndefined()
  expect(engine.note?.(count('tea tea cake jam', { limit: 2, csv: true }))).toBeUndefined()
})

test('prints one line per word', () => expect(engine.print(count('tea tea cake'))).toBe('tea: 2\ncake: 1'))

test('includes every word in the CSV, regardless of the limit', () => {
  const found = count('tea cake tea 5-x scone', { csv: true, limit: 1 })
  expect(found.items).toHaveLength(1)
  expect(found.csv).toBe('word,count,percent\r\ntea,2,40\r\ncake,1,20\r\n5-x,1,20\r\nscone,1,20\r\n')
  expect(engine.print(found)).toBe(found.csv)
})

test('reports progress on a long text', () => {
  const done: number[] = []
  count(`${'x'.repeat(999)} `.repeat(1500), {}, (units) => done.push(units))
  expect(done).toEqual([1_000_000, 1_500_000])
})

test('keeps the counts of 10,000 distinct words', () => {
  const words = Array.from({ length: 10_000 }, (_, n) => `w${(n * 7919).toString(36)}xx`)
  const found = count([...words, ...words].join(' '), { limit: 10_000 })
  expect(found.items.map(({ word }) => word)).toEqual(words)
  expect(new Set(found.items.map(({ count }) => count))).toEqual(new Set([2]))
})

test('gives the same counts as a map of words', () => {
  const word = fc.constantFrom('tea', 'Tea', 'teas', 'cake', 'CAKE', 'of', 'a', '“tea”', 'constructor')
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const counts = new Map<string, number>()
      for (const written of words) {
        const normalized = written.toLowerCase().replaceAll(/\p{P}/gu, '')
        if (normalized.length >= 3) counts.set(normalized, (counts.get(normalized) ?? 0) + 1)
      }
      const items = [...counts].sort(([, one], [, other]) => other - one)
      expect(pairs(words.join('\n'))).toEqual(items)
    }),
  )
})

test('symbols at the edge of a word, the form of an accent and the kind of an apostrophe make no difference', () => {
  expect(pairs("<b>word</b> word™ ~word~ word😀 caf\u00e9 cafe\u0301 don't don’t")).toEqual([
    ['word', 4],
    ['caf\u00e9', 2],
    ["don't", 2],
  ])
})

test('the counts of two texts joined by a blank line are the sums of their counts', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '-', "'", '.', ' ', '😀') })
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(count(`${one}\n\n${other}`).words).toBe(count(one).words + count(other).words)
    }),
  )
})

test.each<[string, string[]]>([
  ['Tea, “CAKE”', ['scones', "don't"]],
  ['tea\ncake;scones', ["don't"]],
  ['don’t tea', ['cake', 'scones']],
  [' , ', ['tea', 'cake', 'scones', "don't"]],
])('the stop words %j leave %j', (stopWords, words) => {
  expect(count("tea cake tea scones don't", { stopWords }).items.map(({ word }) => word)).toEqual(words)
})

test.each([
  [1, ['a', 'to', 'tea', 'été', 'naïve', '日本語']],
  [3, ['tea', 'été', 'naïve', '日本語']],
  [4, ['naïve', '日本語']],
  [6, []],
])('words of at least %i characters are %j', (minLength, words) => {
  const text = 'a to tea été naïve 日本語'
  const found = (written: string) => count(written, { minLength }).items.map(({ word }) => word)
  expect(found(text)).toEqual(words)
  expect(found(text.normalize('NFD'))).toEqual(words)
})

test('a stream of bytes gives the same words as the text, wherever it is cut', async () => {
  for (const text of ['Tea, tea-time; “TEA”', '東京の天気。東京は雨です。', 'naïve 𝒳𝒴𝒵 naïve']) {
    expect(await stream(text, { csv: true })).toEqual(count(text, { csv: true }))
  }
})
