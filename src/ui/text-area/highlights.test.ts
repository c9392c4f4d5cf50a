import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstHighlightAt, type Highlight, countAdjacentHighlightsBefore } from './highlights.ts'

const highlightsAt = (...ranges: [number, number][]): Highlight[] => ranges.map(([start, end]) => ({ start, end }))
const highlights = highlightsAt([0, 2], [4, 6], [6, 6], [9, 12])

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [6, 1],
  [7, 3],
  [12, 3],
  [13, 4],
])('the first highlight that ends at or after %i has index %i', (position, index) =>
  expect(firstHighlightAt(highlights, position)).toBe(index),
)

test('agrees with a linear search', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(100)), fc.nat(110), (offsets, position) => {
      const sorted = offsets.sort((a, b) => a - b)
      const highlights = highlightsAt(
        ...sorted.map((start, index): [number, number] => [start, sorted[index + 1] ?? start]),
      )
      const found = highlights.findIndex(({ end }) => end >= position)
      expect(firstHighlightAt(highlights, position)).toBe(found === -1 ? highlights.length : found)
    }),
  )
})

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 0],
])('the highlight at index %i follows %i adjacent highlights', (index, count) =>
  expect(countAdjacentHighlightsBefore(highlightsAt([0, 1], [1, 3], [3, 4], [5, 6]), index)).toBe(count),
)
