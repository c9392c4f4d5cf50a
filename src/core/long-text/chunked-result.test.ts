import { expect, test } from 'vitest'
import { chunkedResultOf, splitResult, withChunks } from './chunked-result.ts'
import { chunkLength } from './chunks.ts'

const long = 'a line of a long text\r\n'.repeat(100_000)

test.each([
  [[], { text: '', count: 1 }],
  [['one'], { text: 'one', count: 1 }],
])('withChunks returns a plain result for the chunks %j', (chunks, result) => {
  expect(withChunks({ count: 1 }, chunks)).toStrictEqual(result)
  expect(chunkedResultOf(withChunks({ count: 1 }, chunks))).toBeUndefined()
})

test('reading text joins the chunks', () => {
  const result = withChunks({ count: 2 }, ['one', 'two'])
  expect(result).toEqual({ text: 'onetwo', count: 2 })
  expect(JSON.stringify(result)).toBe('{"text":"onetwo","count":2}')
  expect({ ...result }).toStrictEqual({ text: 'onetwo', count: 2 })
})

test('chunkedResultOf returns the original chunks and the other fields', () => {
  const chunks = ['one', 'two']
  const rest = { count: 2 }
  const chunked = chunkedResultOf(withChunks(rest, chunks))
  expect(chunked?.chunks).toBe(chunks)
  expect(chunked?.rest).toBe(rest)
})

test.each([undefined, null, 5, 'text', { text: 'one' }])('chunkedResultOf returns undefined for %j', (result) => {
  expect(chunkedResultOf(result)).toBeUndefined()
})

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
