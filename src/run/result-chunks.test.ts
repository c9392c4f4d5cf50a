import { expect, test } from 'vitest'
import { chunkLength } from '#core/split-text.ts'
import { withChunks } from '#core/chunked-result.ts'
import { partFromText } from './result-chunks.ts'

const long = 'a line of a long text\r\n'.repeat(100_000)

test.each([
  ['nothing', undefined],
  ['a figure', 5],
  ['a result without a text', { words: 5 }],
  ['a text that is no text', { text: 5 }],
  ['a short text', { text: 'short', count: 1 }],
])('%s stays in one chunk', (_, result) => {
  const { chunks, rest } = partFromText(result)
  expect([...chunks]).toEqual([])
  expect(rest).toBe(result)
})

test('a long text goes ahead of its result and comes back', () => {
  const { chunks, rest } = partFromText({ text: long, count: 3 })
  expect(rest).toEqual({ text: '', count: 3 })
  const arrived = [...chunks]
  expect(arrived.length).toBeGreaterThan(1)
  expect(arrived.join('') === long).toBe(true)
})

test('a text that is in chunks already goes as it is, unless a chunk is too long', () => {
  const { chunks, rest } = partFromText(withChunks({ count: 3 }, ['short', long, 'end']))
  expect(rest).toEqual({ count: 3 })
  const arrived = [...chunks]
  expect([arrived[0], arrived.at(-1)]).toEqual(['short', 'end'])
  expect(Math.max(...arrived.map((chunk) => chunk.length))).toBeLessThanOrEqual(chunkLength)
  expect(arrived.join('') === `short${long}end`).toBe(true)
})
