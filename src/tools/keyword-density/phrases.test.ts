import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPhrases } from './phrases.ts'

const end = -1

function countRepeated(numbers: readonly number[], length: number) {
  const phrases = [...countPhrases(Int32Array.from(numbers), length)].at(-1) ?? []
  return phrases.map(({ firstIndex, count }) => [firstIndex, count])
}

test.each([
  ['no words', [], 2, []],
  ['fewer words than a phrase', [0], 2, []],
  ['phrases that occur once', [0, 1, 2, 3], 2, []],
  ['a phrase that occurs twice', [0, 1, 2, 0, 1], 2, [[0, 2]]],
  [
    'several repeated phrases',
    [2, 1, 0, 1, end, 0, 1, end, 2, 1],
    2,
    [
      [0, 2],
      [2, 2],
    ],
  ],
  ['two words split by a sentence end', [0, 1, end, 0, end, 1], 2, []],
  ['three words split by a sentence end', [0, end, 1, 0, end, 1], 3, []],
  ['a phrase of two words that overlaps itself', [0, 0, 0, 0, 0], 2, [[0, 2]]],
  ['a phrase of three words that overlaps itself', [0, 1, 0, 1, 0, end, 0, 1, 0], 3, [[0, 2]]],
])('counts %s', (_, numbers, length, found) => {
  expect(countRepeated(numbers, length)).toEqual(found)
})

test('counts the same phrases as a map of phrases', () => {
  const word = fc.integer({ min: end, max: 9 })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 300 }), fc.constantFrom(1, 2, 3), (numbers, length) => {
      const found = new Map<string, { first: number; last: number; count: number }>()
      for (let offset = 0; offset + length <= numbers.length; offset++) {
        const phrase = numbers.slice(offset, offset + length)
        if (phrase.includes(end)) continue
        const known = found.get(phrase.join()) ?? { first: offset, last: -length, count: 0 }
        if (offset < known.last + length) continue
        found.set(phrase.join(), { first: known.first, last: offset, count: known.count + 1 })
      }
      const expected = [...found.values()].filter(({ count }) => count > 1).map(({ first, count }) => [first, count])
      expect(countRepeated(numbers, length)).toEqual(expected)
    }),
  )
})
