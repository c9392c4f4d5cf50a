import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostFrequent } from './most-frequent.ts'

test.each([
  [[], 5, 1, []],
  [[3, 1, 4, 1, 5], 3, 1, [4, 2, 0]],
  [[2, 2, 2, 2], 2, 1, [0, 1]],
  [[0, 1, 0, 2], 9, 1, [3, 1]],
  [[1, 2, 1, 3], 9, 2, [3, 1]],
  [[70_000, 80_000, 70_000, 90_000], 3, 1, [3, 1, 0]],
])('of %j the %i most frequent, from %i on: %j', (counts, limit, least, places) => {
  expect(mostFrequent(Int32Array.from(counts), limit, least)).toEqual(places)
})

test('is the beginning of a full, stable sort', () => {
  const count = fc.oneof(fc.nat(5), fc.integer({ min: 65_530, max: 65_540 }))
  fc.assert(
    fc.property(fc.array(count), fc.integer({ min: 1, max: 12 }), (counts, limit) => {
      const sorted = [...counts.keys()].filter((place) => counts[place] !== 0).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
      expect(mostFrequent(Int32Array.from(counts), limit)).toEqual(sorted.slice(0, limit))
    }),
  )
})
