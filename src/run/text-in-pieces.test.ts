import { expect, test } from 'vitest'
import { textPieces } from '#core/held-text.ts'
import { joinWithText, partFromText } from './text-in-pieces.ts'

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
  expect(joinWithText(rest, [])).toBe(result)
})

test('a long text goes ahead of its result and comes back', () => {
  const { pieces, rest } = partFromText({ text: long, count: 3 })
  expect(rest).toEqual({ text: '', count: 3 })
  const arrived = [...pieces]
  expect(arrived.length).toBeGreaterThan(1)
  const result = joinWithText(rest, arrived) as { text: string; count: number; [textPieces]: readonly string[] }
  expect(result.text === long).toBe(true)
  expect({ ...result }.text === long).toBe(true)
  expect(result.count).toBe(3)
  expect(result[textPieces]).toBe(arrived)
})
