import { expect, test } from 'vitest'
import { pairLines } from './pair-lines.ts'

test.each<[string[], string[], [number | undefined, number | undefined][]]>([
  [['a'], ['b'], [[0, 0]]],
  [
    [],
    ['a', 'b'],
    [
      [undefined, 0],
      [undefined, 1],
    ],
  ],
  [
    ['a', 'b'],
    [],
    [
      [0, undefined],
      [1, undefined],
    ],
  ],
  [
    ['port: 80'],
    ['# here', 'port: 8080'],
    [
      [undefined, 0],
      [0, 1],
    ],
  ],
  [
    ['# here', 'port: 8080', 'x'],
    ['port: 80'],
    [
      [0, undefined],
      [1, 0],
      [2, undefined],
    ],
  ],
  [
    ['one', 'two'],
    ['1', 'one!', '2', 'two!'],
    [
      [undefined, 0],
      [0, 1],
      [undefined, 2],
      [1, 3],
    ],
  ],
  [
    ['x', 'y'],
    ['a', 'b', 'c'],
    [
      [0, 0],
      [1, 1],
      [undefined, 2],
    ],
  ],
])('pairs %j with %j', (original, modified, pairs) => {
  expect(pairLines(original, modified).map((pair) => [pair.original, pair.modified])).toEqual(pairs)
})
