import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFold } from './fold.ts'
import { type MarkedLine, markRow, markWords } from './mark-words.ts'

/** Puts marked words in brackets. */
const show = ({ spans }: MarkedLine) => spans.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('')

test.each<[string, string, string, string]>([
  ['the quick fox', 'the slow fox', 'the [quick] fox', 'the [slow] fox'],
  ['the quick brown fox', 'the slow red fox', 'the [quick brown] fox', 'the [slow red] fox'],
  ['a b', 'a  b', 'a[ ]b', 'a[  ]b'],
  ['call(one)', 'call(one, two)', 'call(one)', 'call(one[, two])'],
  ['port: 8080', 'port: 80', 'port: [8080]', 'port: [80]'],
  // Nothing is marked in lines that have little or nothing in common.
  [
    'return settings.port',
    'export function host(settings) {',
    'return settings.port',
    'export function host(settings) {',
  ],
  ['apple', 'pear', 'apple', 'pear'],
  ['(a)', '(b)', '(a)', '(b)'],
  ['', 'a', '', 'a'],
  ['吾輩は猫である', '吾輩は犬である', '吾輩は[猫]である', '吾輩は[犬]である'],
  ['un 👩‍👩‍👧 là', 'un 👩‍👩‍👦 là', 'un [👩‍👩‍👧] là', 'un [👩‍👩‍👦] là'],
  ['naïve e\u0301 x', 'naïve e x', 'naïve [e\u0301] x', 'naïve [e] x'],
  ['שלום עולם', 'שלום לכם', 'שלום [עולם]', 'שלום [לכם]'],
  ['constructor one', 'constructor __proto__', 'constructor [one]', 'constructor [__proto__]'],
])('marks the different words in %j and %j', (original, modified, was, is) => {
  const marked = markWords(original, modified)
  expect([show(marked.original), show(marked.modified)]).toEqual([was, is])
})

test('does not mark ignored differences', () => {
  const fold = createFold({ ignoreCase: true, ignoreSpace: true })
  const marked = markWords('One  two three', 'one two  Four', fold)
  expect([show(marked.original), show(marked.modified)]).toEqual(['One  two [three]', 'one two  [Four]'])
})

test('shows only the difference and its context in a very long line', () => {
  const filler = 'word '.repeat(100_000)
  const { original, modified } = markWords(`${filler}old ${filler}`, `${filler}brand-new ${filler}`)
  expect(show(original)).toBe(`${'word '.repeat(20)}[old] ${'word '.repeat(20).trim()}`)
  expect(show(modified)).toBe(`${'word '.repeat(20)}[brand-new] ${'word '.repeat(20).trim()}`)
  expect([original.before, original.after]).toEqual([499_900, 499_901])
})

test('marks a rewritten sentence in a paragraph of 300 words', () => {
  const filler = 'word '.repeat(150)
  const { original, modified } = markWords(
    `${filler}${'old '.repeat(60)}${filler}`,
    `${filler}${'new '.repeat(60)}${filler}`,
  )
  expect(show(original)).toMatch(/^(word ){20}\[old.*old\] (word ?){20}$/)
  expect(show(modified)).toMatch(/^(word ){20}\[new.*new\] (word ?){20}$/)
})

test('does not mark words that are cut off on one side of a very long line', () => {
  const filler = Array.from({ length: 2000 }, (_, index) => `w${String(index)}`).join(' ')
  const { original, modified } = markWords(`old ${filler} old`, `much-longer-now ${filler} new`)
  expect(show(original)).toMatch(/^\[old\] w0 [^[]*$/)
  expect(show(modified)).toMatch(/^\[much-longer-now\] w0 [^[]*$/)
  expect(original.after).toBeGreaterThan(0)
})

test('does not split surrogate pairs', () => {
  const smiles = '😀'.repeat(2000)
  const { original } = markRow({ kind: 'removed', original: `a${smiles}` }, (text) => text)
  expect(original && show(original)).toBe(`a${'😀'.repeat(999)}`)
  expect(original?.after).toBe(2002)
  const { modified } = markWords(`${smiles}x`, `${smiles}y`)
  expect(show(modified)).toMatch(/^(😀)+\[?y\]?$/u)
})

test('the spans together form the whole line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (original, modified) => {
      const marked = markWords(original, modified)
      expect(marked.original.spans.map(({ text }) => text).join('')).toBe(original)
      expect(marked.modified.spans.map(({ text }) => text).join('')).toBe(modified)
      const kept = ({ spans }: MarkedLine) =>
        spans
          .filter(({ isMarked }) => !isMarked)
          .map(({ text }) => text)
          .join('')
      const hasMarks = [...marked.original.spans, ...marked.modified.spans].some(({ isMarked }) => isMarked)
      // Blanks between two marked words are marked too.
      if (hasMarks) expect(kept(marked.original).replace(/\s/g, '')).toBe(kept(marked.modified).replace(/\s/g, ''))
    }),
  )
})
