import { expect, test } from 'vitest'
import { partsOf, withPieces } from './text-in-pieces.ts'

test.each([
  [[], { text: '', count: 1 }],
  [['one'], { text: 'one', count: 1 }],
])('the pieces %j are no more than a text', (pieces, result) => {
  expect(withPieces({ count: 1 }, pieces)).toStrictEqual(result)
  expect(partsOf(withPieces({ count: 1 }, pieces))).toBeUndefined()
})

test('a text in pieces is put together for whoever reads it', () => {
  const result = withPieces({ count: 2 }, ['one', 'two'])
  expect(result).toEqual({ text: 'onetwo', count: 2 })
  expect(JSON.stringify(result)).toBe('{"text":"onetwo","count":2}')
  expect({ ...result }).toStrictEqual({ text: 'onetwo', count: 2 })
})

test('who asks for its parts is given them as they came', () => {
  const pieces = ['one', 'two']
  const rest = { count: 2 }
  const parts = partsOf(withPieces(rest, pieces))
  expect(parts?.pieces).toBe(pieces)
  expect(parts?.rest).toBe(rest)
})

test.each([undefined, null, 5, 'text', { text: 'one' }])('%j has no parts', (result) => {
  expect(partsOf(result)).toBeUndefined()
})
