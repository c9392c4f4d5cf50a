import { expect, test } from 'vitest'
import { InputError } from '#core/input-error.ts'
import { LongText } from './long-text.ts'

test.each([
  [[], ''],
  [['a', '', 'é😀'], 'aé😀'],
])('%j is %j', (pieces, text) => {
  const long = new LongText()
  for (const piece of pieces) long.add(piece)
  expect(long.finish()).toBe(text)
})

test('what no string could hold is refused as a mistake', () => {
  const piece = 'a'.repeat(2 ** 28)
  const long = new LongText()
  long.add(piece)
  expect(() => { long.add(piece) }).toThrow(InputError)
})
