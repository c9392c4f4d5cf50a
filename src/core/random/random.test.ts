import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomBelow, randomItem, randomItems, shuffled } from './random.ts'
import { seededRandom } from './seeded-random.ts'

const maxUint32 = 2 ** 32 - 1

/** A random source that returns these numbers as bytes, and counts its calls and the bytes it returned. */
function sourceOf(...numbers: number[]) {
  const bytes = new DataView(new ArrayBuffer(numbers.length * 4))
  for (const [i, number] of numbers.entries()) bytes.setUint32(i * 4, number)
  const source = {
    used: 0,
    calls: 0,
    random(amount: number) {
      if (source.used + amount > bytes.byteLength) throw new Error('no numbers left')
      source.calls++
      source.used += amount
      return new Uint8Array(bytes.buffer, source.used - amount, amount)
    },
  }
  return source
}

function countDraws(buckets: number, draws: number, draw: () => number): number[] {
  const counts = new Array<number>(buckets).fill(0)
  for (let i = 0; i < draws; i++) {
    const bucket = draw()
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  return counts
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('randomBelow', () => {
  test.each([
    [1, [maxUint32], 0],
    [10, [0], 0],
    [10, [12_345], 5],
    [10, [4_294_967_289], 9],
    [88, [4_294_967_247], 87],
    [2048, [maxUint32], 2047],
    [2 ** 31 + 1, [2 ** 31], 2 ** 31],
    [2 ** 32, [maxUint32], maxUint32],
  ])('below %i, accepts %j and returns %i', (count, numbers, chosen) => {
    expect(randomBelow(count, sourceOf(...numbers))).toBe(chosen)
  })

  test.each([
    [3, [maxUint32, 4], 1],
    [10, [4_294_967_290, 7], 7],
    [10, [4_294_967_290, maxUint32, 4_294_967_291, 13], 3],
    [88, [4_294_967_248, 88], 0],
    [2 ** 31 + 1, [2 ** 31 + 1, maxUint32, 5], 5],
  ])('below %i, rejects all of %j but the last and returns %i', (count, numbers, chosen) => {
    const source = sourceOf(...numbers)
    expect(randomBelow(count, source)).toBe(chosen)
    expect(source.used).toBe(numbers.length * 4)
  })

  test.each([0, -1, 1.5, NaN, Infinity, 2 ** 32 + 1])('rejects a count of %d', (count) => {
    expect(() => randomBelow(count, sourceOf(0))).toThrow(RangeError)
  })

  test('returns an integer from 0 to count - 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.integer(), (count, seed) => {
        const number = randomBelow(count, { random: seededRandom(seed) })
        expect(Number.isInteger(number) && number >= 0 && number < count).toBe(true)
      }),
    )
  })

  // The second value is the chi-square critical value for p = 0.001.
  test.each([
    [2, 10.8],
    [3, 13.8],
    [10, 27.9],
    [26, 52.6],
    [88, 133.5],
  ])('below %i, every number is equally likely', (count, limit) => {
    const context = { random: seededRandom(count) }
    expect(chiSquare(countDraws(count, 500 * count, () => randomBelow(count, context)))).toBeLessThan(limit)
  })

  test('does not favor small numbers where a plain modulo would pick them twice as often', () => {
    const third = 2 ** 30
    const context = { random: seededRandom(1) }
    const counts = countDraws(3, 3000, () => Math.floor(randomBelow(3 * third, context) / third))
    expect(chiSquare(counts)).toBeLessThan(13.8)
  })
})

describe('randomItem', () => {
  test('returns the item at the drawn index', () => {
    expect(randomItem(['a', 'b', 'c'], sourceOf(5))).toBe('c')
  })

  test('throws for an empty list', () => {
    expect(() => randomItem([], sourceOf(0))).toThrow(RangeError)
  })
})

describe('randomItems', () => {
  test('draws with replacement', () => {
    expect(randomItems(['a', 'b', 'c'], 4, sourceOf(1, 1, 0, 2))).toEqual(['b', 'b', 'a', 'c'])
  })

  test('requests all random bytes in one call', () => {
    const source = sourceOf(0, 1, 2, 3, 4)
    randomItems(['a', 'b', 'c'], 5, source)
    expect(source.calls).toBe(1)
  })

  test('draws again only for rejected numbers', () => {
    const source = sourceOf(0, maxUint32, 2, maxUint32, 1)
    expect(randomItems(['a', 'b', 'c'], 3, source)).toEqual(['a', 'c', 'b'])
    expect(source.used).toBe(20)
  })

  test('returns an empty list for an amount of 0', () => {
    expect(randomItems(['a'], 0, sourceOf())).toEqual([])
  })

  test('returns the same items as repeated randomItem calls', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(50), fc.integer(), (size, amount, seed) => {
        const items = Array.from({ length: size }, (_, i) => i)
        const context = { random: seededRandom(seed) }
        const oneByOne = Array.from({ length: amount }, () => randomItem(items, context))
        expect(randomItems(items, amount, { random: seededRandom(seed) })).toEqual(oneByOne)
      }),
    )
  })

  test('draws more items than one platform call has bytes for', () => {
    const context = { random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)) }
    expect(randomItems(['a', 'b'], 40_000, context)).toHaveLength(40_000)
  })
})

describe('shuffled', () => {
  test('fills the list from the end with drawn items', () => {
    expect(shuffled(['a', 'b', 'c', 'd'], sourceOf(1, 0, 1, 0))).toEqual(['c', 'd', 'a', 'b'])
  })

  test('rejects numbers that would favor the first items', () => {
    const source = sourceOf(maxUint32, 2, 1)
    expect(shuffled(['a', 'b', 'c'], source)).toEqual(['a', 'b', 'c'])
    expect(source.used).toBe(12)
  })

  test('makes every order equally likely', () => {
    const context = { random: seededRandom(7) }
    const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba']
    const counts = countDraws(6, 3000, () => orders.indexOf(shuffled(['a', 'b', 'c'], context).join('')))
    expect(chiSquare(counts)).toBeLessThan(20.5)
  })

  test('keeps every item and does not change its input', () => {
    const items = Array.from({ length: 40_000 }, (_, i) => i)
    const context = { random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)) }
    const result = shuffled(items, context)
    expect(result).not.toEqual(items)
    expect(result.toSorted((a, b) => a - b)).toEqual(items)
    expect(items[39_999]).toBe(39_999)
  })

  test.each([[[]], [['a']]])('shuffles %j without random bytes', (items) => {
    expect(shuffled(items, sourceOf())).toEqual(items)
  })
})
