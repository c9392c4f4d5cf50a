import { expect, test } from 'vitest'
import { mostFrequent } from './most-frequent.ts'

test.each([
  [[], 5, []],
  [[3, 1, 4, 1, 5], 3, [4, 2, 0]],
  [[2, 2, 2, 2], 2, [0, 1]],
  [[0, 1, 0, 2], 9, [3, 1]],
  [[70_000, 80_000, 70_000, 90_000], 3, [3, 1, 0]],
])('mostFrequent(%j, %i) returns %j', (counts, limit, indexes) => {
  expect(mostFrequent(counts, limit)).toEqual(indexes)
})
