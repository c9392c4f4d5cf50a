import { expect, test } from 'vitest'
import { chunksOf } from './chunks.ts'

test.each([
  ['', []],
  ['abcde', ['ab', 'cd', 'e']],
  ['a😀b', ['a😀', 'b']],
  // Half a pair alone belongs to nothing after it.
  ['a\ud83d😀b', ['a\ud83d', '😀', 'b']],
])('%j in chunks of two', (text, chunks) => {
  const done: number[] = []
  expect([...chunksOf(text, { progress: (units) => done.push(units) }, 2)]).toEqual(chunks)
  expect(done.at(-1) ?? 0).toBe(text.length)
})
