import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { simplerWordFor } from './simpler-words.ts'
import { findStyle, type StyleKind } from './style.ts'

function marked(text: string, kind: StyleKind): string[] {
  return findStyle(text)
    .marks.filter((mark) => mark.kind === kind)
    .map(({ start, end }) => text.slice(start, end))
}

describe('passive voice', () => {
  test.each([
    ['The letter was written by Ann.', ['was written']],
    ['Mistakes were made.', ['were made']],
    ['It IS Painted.', ['IS Painted']],
    ['It was not even read.', ['was not even read']],
    ['It was carefully and slowly built.', []],
    ['The bridge is being built and has been opened.', ['is being built', 'been opened']],
    ['It isn’t finished. They’re told.', ['isn’t finished', 'They’re told']],
    ['It can be\nseen.', ['be\nseen']],
    // A comma or the end of a sentence ends the search.
    ['He was, opened up, a friend. So it is. Written in June.', []],
    ['She is tired and bored.', []],
    ['She is tired by it. We were surprised by them.', ['is tired', 'were surprised']],
    ['I need red. The bed is red. There is need.', []],
    ['He wrote the letter. They had opened it.', []],
    ['constructor is __proto__', []],
  ])('in %j: %j', (text, expected) => {
    expect(marked(text, 'passive')).toEqual(expected)
  })
})

test.each([
  ['He ran quickly and really loudly.', ['quickly', 'really', 'loudly']],
  ['Only my family will apply in July: an early, friendly reply.', []],
  ['fly ally ly', []],
  ['I think it is very good, and perhaps better rather than worse. Every bit.', ['I think', 'very', 'perhaps']],
])('adverbs in %j: %j', (text, expected) => {
  expect(marked(text, 'adverb')).toEqual(expected)
})

test.each([
  ['utilize', 'use'],
  ['utilise', 'use'],
  ['utilising', 'using'],
  ['utilized', 'used'],
  ['utilization', 'use'],
  ['modifies', 'changes'],
  ['modified', 'changed'],
  ['permitted', 'allowed'],
  ['components', 'parts'],
  ['ceasing', 'stopping'],
  ['approximately', 'about'],
  ['endeavours', 'tries'],
  ['endeavored', 'tried'],
  ['endeavouring', 'trying'],
  ['authorised', 'allowed'],
  ['occurred', 'happened'],
  ['deteriorated', 'got worse'],
  ['deteriorating', 'getting worse'],
  ['furnished', 'gave/given'],
  ['possesses', 'has'],
  ['perceiving', 'seeing'],
  ['attains', 'reaches'],
  ['undertakes', 'does'],
  ['prohibited', 'banned'],
  ['concurred', 'agreed'],
  ['implementing', 'carrying out'],
  ['initials', undefined],
  ['deficiencies', undefined],
  ['whilst', 'while'],
  ['use', undefined],
  ['promise', undefined],
  ['constructor', undefined],
  ['', undefined],
])('a simpler word for %j is %j', (word, simpler) => {
  expect(simplerWordFor(word)).toBe(simpler)
})

test('lists words and phrases with a simpler one, most frequent first', () => {
  const found = findStyle('Utilize it in order  to utilize it. We commenced prior to noon, in order\nto eat.')
  expect(found.simpler).toBe(6)
  expect(found.simplerWords).toEqual([
    { word: 'utilize', simpler: 'use', count: 2 },
    { word: 'in order to', simpler: 'to', count: 2 },
    { word: 'commenced', simpler: 'started', count: 1 },
    { word: 'prior to', simpler: 'before', count: 1 },
  ])
  expect(found.marks[1]).toEqual({ start: 11, end: 23, kind: 'simpler', simpler: 'to' })
})

test('marks no more than fit, but counts all', () => {
  const found = findStyle('really '.repeat(20_000))
  expect([found.adverbs, found.marks.length]).toEqual([20_000, 10_000])
})

test('marks are sorted, and there are as many as are counted', () => {
  const word = fc.constantFrom(
    'was',
    'been',
    'made',
    'quickly',
    'tired',
    'by',
    'utilize',
    'in',
    'order',
    'to',
    'not',
    '.',
    'é',
  )
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const { marks, passive, adverbs, simpler } = findStyle(words.join(' '))
      expect(marks.length).toBe(passive + adverbs + simpler)
      expect(marks.map(({ start }) => start)).toEqual(marks.map(({ start }) => start).sort((a, b) => a - b))
      expect(marks.every(({ start, end }) => start < end)).toBe(true)
    }),
  )
})
