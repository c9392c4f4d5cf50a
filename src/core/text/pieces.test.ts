import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'

test.each([
  ['', []],
  ['abcde', ['ab', 'cd', 'e']],
  ['a😀b', ['a😀', 'b']],
  // Half a pair alone belongs to nothing after it.
  ['a\ud83d😀b', ['a\ud83d', '😀', 'b']],
])('%j in pieces of two', (text, pieces) => {
  const done: number[] = []
  expect([...piecesOf(text, { progress: (units) => done.push(units) }, 2)]).toEqual(pieces)
  expect(done.at(-1) ?? 0).toBe(text.length)
})
