import { expect, test } from 'vitest'
import { chunkLength } from '#core/long-text/split-text.ts'
import { withChunks } from '#core/long-text/chunked-result.ts'
import { splitResult } from './split-result.ts'

const long = 'a line of a long text\r\n'.repeat(100_000)

test.each([
  ['undefined', undefined],
  ['a number', 5],
  ['a result without text', { words: 5 }],
  ['a result whose text is a number', { text: 5 }],
  ['a result with a short text', { text: 'short', count: 1 }],
])('does not split %s', (_, result) => {
  const { chunks, rest } = splitResult(result)
  expect([...chunks]).toEqual([])
  expect(rest).toBe(result)
})

test('separates a long text from the rest of its result', () => {
  const { chunks, rest } = splitResult({ text: long, count: 3 })
  expect(rest).toEqual({ text: '', count: 3 })
  const received = [...chunks]
  expect(received.length).toBeGreaterThan(1)
  expect(received.join('') === long).toBe(true)
})

test('keeps existing chunks and splits those that are too long', () => {
  const { chunks, rest } = splitResult(withChunks({ count: 3 }, ['short', long, 'end']))
  expect(rest).toEqual({ count: 3 })
  const received = [...chunks]
  expect([received[0], received.at(-1)]).toEqual(['short', 'end'])
  expect(Math.max(...received.map((chunk) => chunk.length))).toBeLessThanOrEqual(chunkLength)
  expect(received.join('') === `short${long}end`).toBe(true)
})
