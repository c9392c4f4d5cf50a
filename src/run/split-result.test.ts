import { expect, test } from 'vitest'
import { chunkLength } from '#core/split-text.ts'
import { withChunks } from '#core/chunked-result.ts'
import { splitResult } from './split-result.ts'

const long = 'a line of a long text\r\n'.repeat(100_000)

test.each([
  ['nothing', undefined],
  ['a figure', 5],
  ['a result without a text', { words: 5 }],
  ['a text that is no text', { text: 5 }],
  ['a short text', { text: 'short', count: 1 }],
])('%s stays in one chunk', (_, result) => {
  const { chunks, rest } = splitResult(result)
  expect([...chunks]).toEqual([])
  expect(rest).toBe(result)
})

test('a long text goes ahead of its result and comes back', () => {
  const { chunks, rest } = splitResult({ text: long, count: 3 })
  expect(rest).toEqual({ text: '', count: 3 })
  const received = [...chunks]
  expect(received.length).toBeGreaterThan(1)
  expect(received.join('') === long).toBe(true)
})

test('a text that is in chunks already goes as it is, unless a chunk is too long', () => {
  const { chunks, rest } = splitResult(withChunks({ count: 3 }, ['short', long, 'end']))
  expect(rest).toEqual({ count: 3 })
  const received = [...chunks]
  expect([received[0], received.at(-1)]).toEqual(['short', 'end'])
  expect(Math.max(...received.map((chunk) => chunk.length))).toBeLessThanOrEqual(chunkLength)
  expect(received.join('') === `short${long}end`).toBe(true)
})
