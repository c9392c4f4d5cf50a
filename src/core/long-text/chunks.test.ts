import { expect, test } from 'vitest'
import { chunksOf } from './chunks.ts'

test.each([
  ['', []],
  ['abcde', ['ab', 'cd', 'e']],
  ['a😀b', ['a', '😀', 'b']],
  ['a\r\nb', ['a', '\r\n', 'b']],
])('chunksOf splits %j into %j for a length of 2', (text, chunks) => {
  const done: number[] = []
  expect([...chunksOf(text, { progress: (units) => done.push(units) }, 2)]).toEqual(chunks)
  expect(done.at(-1) ?? 0).toBe(text.length)
})
