import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InputError } from '#core/input-error.ts'
import { LongText } from './long-text.ts'

function gather(pieces: readonly string[]): string[] {
  const long = new LongText()
  for (const piece of pieces) long.add(piece)
  return long.take()
}

test.each([
  [[], []],
  [[''], []],
  [['a', '', 'é😀'], ['aé😀']],
])('%j is %j', (pieces, taken) => {
  expect(gather(pieces)).toEqual(taken)
})

test('what no string could hold is refused as a mistake', () => {
  const piece = 'a'.repeat(2 ** 28)
  const long = new LongText()
  long.add(piece)
  expect(() => { long.add(piece) }).toThrow(InputError)
})

test('whoever gathers may refuse a shorter one', () => {
  const long = new LongText((length) => {
    if (length > 3) throw new InputError('Too long.')
  })
  long.add('abc')
  expect(() => { long.add('d') }).toThrow('Too long.')
})

test('however short the pieces that come, those that go are long, and nothing is lost', () => {
  const piece = fc.string({ unit: fc.constantFrom('a', '\r', '\n', '😀', '\ud83d', 'plain text '.repeat(2000)), maxLength: 4 })
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 200, size: 'max' }), (pieces) => {
      const taken = gather(pieces)
      expect(taken.join('') === pieces.join('')).toBe(true)
      expect(taken.slice(0, -1).filter((long) => long.length < 16_000)).toEqual([])
      const seams = taken.slice(1).map((next, i) => (taken[i]?.slice(-1) ?? '') + next.slice(0, 1))
      expect(seams.filter((seam) => /\r\n|[\ud800-\udbff][\udc00-\udfff]/.test(seam))).toEqual([])
    }),
  )
})

test('what was taken counts no longer', () => {
  const long = new LongText()
  long.add('abc')
  expect(long.length).toBe(3)
  expect(long.take()).toEqual(['abc'])
  long.add('de')
  expect(long.length).toBe(2)
  expect(long.take()).toEqual(['de'])
})
