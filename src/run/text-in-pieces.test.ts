import { expect, test } from 'vitest'
import { sliceLength } from '#core/cut-text.ts'
import { withPieces } from '#core/text-in-pieces.ts'
import { partFromText } from './text-in-pieces.ts'

const long = 'a line of a long text\r\n'.repeat(100_000)

test.each([
  ['nothing', undefined],
  ['a figure', 5],
  ['a result without a text', { words: 5 }],
  ['a text that is no text', { text: 5 }],
  ['a short text', { text: 'short', count: 1 }],
])('%s stays in one piece', (_, result) => {
  const { pieces, rest } = partFromText(result)
  expect([...pieces]).toEqual([])
  expect(rest).toBe(result)
})

test('a long text goes ahead of its result and comes back', () => {
  const { pieces, rest } = partFromText({ text: long, count: 3 })
  expect(rest).toEqual({ text: '', count: 3 })
  const arrived = [...pieces]
  expect(arrived.length).toBeGreaterThan(1)
  expect(arrived.join('') === long).toBe(true)
})

test('a text that is in pieces already goes as it is, unless a piece is too long', () => {
  const { pieces, rest } = partFromText(withPieces({ count: 3 }, ['short', long, 'end']))
  expect(rest).toEqual({ count: 3 })
  const arrived = [...pieces]
  expect([arrived[0], arrived.at(-1)]).toEqual(['short', 'end'])
  expect(Math.max(...arrived.map((piece) => piece.length))).toBeLessThanOrEqual(sliceLength)
  expect(arrived.join('') === `short${long}end`).toBe(true)
})
