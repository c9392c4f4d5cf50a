import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WordIndex } from './word-index.ts'
import { eachWord } from './words.ts'

function number(text: string, most = 1_000_000): number[] {
  const index = new WordIndex(text, most)
  const numbers: number[] = []
  eachWord(text, (start, end) => numbers.push(index.numberOf(start, end)))
  return numbers
}

test.each([
  ['', []],
  ['to be or not to be', [0, 1, 2, 3, 0, 1]],
  ['Be be BE', [0, 1, 2]],
  ['constructor __proto__ constructor', [0, 1, 0]],
  ['😀 😁 😀', [0, 1, 0]],
  // Their hashes are the same.
  ['costarring liquid declinate macallums costarring liquid', [0, 1, 2, 3, 0, 1]],
])('%j: %j', (text, numbers) => {
  expect(number(text)).toEqual(numbers)
})

test('past the limit, new words have no number and known ones keep theirs', () => {
  expect(number('a b c a d b', 2)).toEqual([0, 1, -1, 0, -1, 1])
})

test('an empty word has no number', () => {
  expect(new WordIndex('text', 10).numberOf(2, 2)).toBe(-1)
})

test('agrees with a map, however much it grows', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5000), { maxLength: 6000, size: 'max' }), (values) => {
      const known = new Map<number, number>()
      const expected = values.map((value) => {
        if (!known.has(value)) known.set(value, known.size)
        return known.get(value)
      })
      expect(number(values.join(' '))).toEqual(expected)
    }),
    { numRuns: 20 },
  )
})
