import { expect, test } from 'vitest'
import { chunkedResultOf, withChunks } from './chunked-result.ts'

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
