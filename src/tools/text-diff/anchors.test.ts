import { expect, test } from 'vitest'
import { findAnchors } from './anchors.ts'

test.each<[number[], number[], [number, number][]]>([
  [[], [], []],
  [[1, 2], [3, 4], []],
  [
    [1, 2, 3],
    [1, 2, 3],
    [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
  ],
  // A line that occurs twice in one text is not an anchor.
  [[1, 1, 2], [1, 2], [[2, 1]]],
  [[1, 2], [1, 2, 1], [[1, 1]]],
  // If two runs are swapped, the longer one is kept.
  [
    [1, 2, 3, 4, 5],
    [4, 5, 1, 2, 3],
    [
      [0, 2],
      [1, 3],
      [2, 4],
    ],
  ],
  [
    [1, 2, 3, 4],
    [4, 1, 2, 3],
    [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  ],
])('finds the anchors of %j and %j', (first, second, anchors) => {
  const found = findAnchors({ original: Int32Array.from(first), modified: Int32Array.from(second) })
  expect(found.map((anchor) => [anchor.original, anchor.modified])).toEqual(anchors)
})
