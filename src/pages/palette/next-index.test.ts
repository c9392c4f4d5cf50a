import { expect, test } from 'vitest'
import { nextIndex } from './next-index.ts'

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', -1, 3, 2],
  ['End', 0, 1, 0],
  ['ArrowDown', -1, 0, undefined],
  ['End', -1, 0, undefined],
  ['a', 1, 3, undefined],
])('%s at %i of %i moves to %s', (key, index, count, next) => {
  expect(nextIndex(key, index, count)).toBe(next)
})
