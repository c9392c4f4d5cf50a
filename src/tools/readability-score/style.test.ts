import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { replaceLongWord } from './replace-word.ts'
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

test('replaces a long word wherever it is, in the same case', () => {
  const text = 'Utilize it in order\nto learn, and utilize it. In order to utilized.'
  const { marks } = findStyle(text)
  expect(replaceLongWord(text, marks, { word: 'utilize', simpler: 'use' })).toBe(
    'Use it in order\nto learn, and use it. In order to utilized.',
  )
  expect(replaceLongWord(text, marks, { word: 'in order to', simpler: 'to' })).toBe(
    'Utilize it to learn, and utilize it. To utilized.',
  )
})

test.each([
  ['It has been demonstrated.', 'shown'],
  ['They’ve not yet demonstrated it. It was clearly demonstrated.', 'shown'],
  ['We haven’t really demonstrated it.', 'shown'],
  ['We demonstrated it.', 'showed/shown'],
  ['Crops need considerable improvements.', 'great'],
])('the simpler words of %j fit the grammar: %j', (text, simpler) => {
  expect(
    findStyle(text)
      .simplerWords.map((found) => found.simpler)
      .join(' '),
  ).toBe(simpler)
})

test.each([
  ['There is a sufficient supply. The additional week is an additional cost.', ['extra']],
  ['We have sufficient time and multiple plans.', ['enough', 'many']],
  ['It is therefore clear. He was therefore late. He, therefore, left.', []],
  ['It rained; therefore, we left. Therefore it fell, therefore we ran.\n\nTherefore, no.', ['so']],
  ['It is blue, whereas this is red. Whereas he sat, she stood.', ['but']],
  ['A building permit is a large purchase. The select few.', []],
  ['Purchase one. They permit it. Do not select it.', ['buy', 'allow', 'choose']],
  ['An objective view is objective. The objective is clear.', ['goal']],
  ['It was obtained. An attempt at an inquiry into it constitutes a risk.', []],
  ['We obtained it. They attempt it. It was an inquiry.', ['got', 'try', 'a question']],
  ['This is concerning. He called concerning the bill.', ['about']],
  ['Forms are required to be signed. It was determined to win. The proceeds fell.', []],
  ['A form is required. They determined the cost for the purpose of testing.', ['needed', 'decided', 'for']],
  ['The equivalent of a cup is equivalent to it. If you encounter a problem, ask.', ['equal', 'face']],
  ['It occurred to me. He responded to it. They concluded that it fell.', []],
  ['They are identical. Identical twins are identical to me.', ['the same']],
  ['We excluded them and accelerated it. We excluded dogs.', ['left out']],
  ['An alteration is an amendment to a beverage, an arduous task.', ['a change', 'drink', 'a hard']],
  ['Once upon a time, a utilization rose upon us.', ['use', 'on']],
  ['A commencement, a discrepancy and a proprietor.', ['start', 'difference', 'an owner']],
])('suggests only simpler words that fit in %j: %j', (text, simpler) => {
  expect(Array.from(new Set(findStyle(text).simplerWords.map((found) => found.simpler)))).toEqual(simpler)
})

test('replaces the article with the word', () => {
  const text = 'An alteration of a proprietor, an\nalteration.'
  const { marks } = findStyle(text)
  expect(replaceLongWord(text, marks, { word: 'an alteration', simpler: 'a change' })).toBe(
    'A change of a proprietor, a change.',
  )
})

test('replaces only the form that fits', () => {
  const text = 'Demonstrated twice, it was demonstrated.'
  const { marks } = findStyle(text)
  expect(replaceLongWord(text, marks, { word: 'demonstrated', simpler: 'shown' })).toBe(
    'Demonstrated twice, it was shown.',
  )
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
