import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from './seeded-random.ts'

// The low bytes of mulberry32. They must never change: examples and users' seeds depend on them.
test.each([
  [0, [98, 55, 8, 4, 212, 49, 95, 230]],
  [1, [243, 201, 235, 253, 43, 48, 240, 92]],
  [2 ** 32 - 1, [211, 164, 144, 4, 47, 55, 141, 201]],
])('seed %i always returns the same bytes', (seed, bytes) => {
  expect([...seededRandom(seed)(8)]).toEqual(bytes)
})

test('returns the same bytes however many are requested at a time', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.nat(20)), (seed, amounts) => {
      const random = seededRandom(seed)
      const chunks = amounts.flatMap((amount) => [...random(amount)])
      expect(chunks).toEqual([...seededRandom(seed)(chunks.length)])
    }),
  )
})

test('adjacent seeds produce different first bytes', () => {
  const starts = Array.from({ length: 1000 }, (_, seed) => seededRandom(seed)(8).join())
  expect(new Set(starts).size).toBe(1000)
})

test('makes every byte equally likely', () => {
  const counts = new Array<number>(256).fill(0)
  for (const byte of seededRandom(1)(256 * 200)) counts[byte] = (counts[byte] ?? 0) + 1
  const chiSquare = counts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0)
  // The chi-square critical value for p = 0.001.
  expect(chiSquare).toBeLessThan(330.5)
})
