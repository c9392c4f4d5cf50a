import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InputError } from '#core/input-error.ts'
import { LongText } from './long-text.ts'

function gather(chunks: readonly string[]): string[] {
  const long = new LongText()
  for (const chunk of chunks) long.add(chunk)
  return long.take()
}

test.each([
  [[], []],
  [[''], []],
  [['a', '', 'é😀'], ['aé😀']],
])('%j is %j', (chunks, taken) => {
  expect(gather(chunks)).toEqual(taken)
})

test('what no string could hold is refused as a mistake', () => {
  const chunk = 'a'.repeat(2 ** 28)
  const long = new LongText()
  long.add(chunk)
  expect(() => {
    long.add(chunk)
  }).toThrow(InputError)
})

test('whoever gathers may refuse a shorter one', () => {
  const long = new LongText((length) => {
    if (length > 3) throw new InputError('Too long.')
  })
  long.add('abc')
  expect(() => {
    long.add('d')
  }).toThrow('Too long.')
})

test('however short the chunks that come, those that go are long, and nothing is lost', () => {
  const chunk = fc.string({
    unit: fc.constantFrom('a', '\r', '\n', '😀', '\ud83d', 'plain text '.repeat(2000)),
    maxLength: 4,
  })
  fc.assert(
    fc.property(fc.array(chunk, { maxLength: 200, size: 'max' }), (chunks) => {
      const taken = gather(chunks)
      expect(taken.join('') === chunks.join('')).toBe(true)
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
