import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomBelow, randomItem, randomItems, shuffled } from './random.ts'
import { seededRandom } from './seeded-random.ts'

const greatest = 2 ** 32 - 1

/** Hands out these numbers as bytes, one after another, and counts how often it was asked. */
function sourceOf(...numbers: number[]) {
  const bytes = new DataView(new ArrayBuffer(numbers.length * 4))
  for (const [i, number] of numbers.entries()) bytes.setUint32(i * 4, number)
  const source = {
    used: 0,
    calls: 0,
    random(amount: number) {
      if (source.used + amount > bytes.byteLength) throw new Error('the source is exhausted')
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
    [1, [greatest], 0],
    [10, [0], 0],
    [10, [12_345], 5],
    [10, [4_294_967_289], 9],
    [88, [4_294_967_247], 87],
    [2048, [greatest], 2047],
    [2 ** 31 + 1, [2 ** 31], 2 ** 31],
    [2 ** 32, [greatest], greatest],
  ])('below %i takes %j at once', (count, numbers, chosen) => {
    expect(randomBelow(count, sourceOf(...numbers))).toBe(chosen)
  })

  test.each([
    [3, [greatest, 4], 1],
    [10, [4_294_967_290, 7], 7],
    [10, [4_294_967_290, greatest, 4_294_967_291, 13], 3],
    [88, [4_294_967_248, 88], 0],
    [2 ** 31 + 1, [2 ** 31 + 1, greatest, 5], 5],
  ])('below %i throws away all of %j but the last', (count, numbers, chosen) => {
    const source = sourceOf(...numbers)
    expect(randomBelow(count, source)).toBe(chosen)
    expect(source.used).toBe(numbers.length * 4)
  })

  test.each([0, -1, 1.5, NaN, Infinity, 2 ** 32 + 1])('refuses to choose below %d', (count) => {
    expect(() => randomBelow(count, sourceOf(0))).toThrow(RangeError)
  })

  test('stays within its bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.integer(), (count, seed) => {
        const number = randomBelow(count, { random: seededRandom(seed) })
        expect(Number.isInteger(number) && number >= 0 && number < count).toBe(true)
      }),
    )
  })

  // The last figure is what chance alone exceeds once in a thousand times.
  test.each([
    [2, 10.8],
    [3, 13.8],
    [10, 27.9],
    [26, 52.6],
    [88, 133.5],
  ])('below %i every number is equally likely', (count, limit) => {
    const context = { random: seededRandom(count) }
    expect(chiSquare(countDraws(count, 500 * count, () => randomBelow(count, context)))).toBeLessThan(limit)
  })

  test('does not favour small numbers where a bare remainder would pick them twice as often', () => {
    const third = 2 ** 30
    const context = { random: seededRandom(1) }
    const counts = countDraws(3, 3000, () => Math.floor(randomBelow(3 * third, context) / third))
    expect(chiSquare(counts)).toBeLessThan(13.8)
  })
})

describe('randomItem', () => {
  test('takes the item at the drawn index', () => {
    expect(randomItem(['a', 'b', 'c'], sourceOf(5))).toBe('c')
  })

  test('has nothing to take from an empty list', () => {
    expect(() => randomItem([], sourceOf(0))).toThrow(RangeError)
  })
})

describe('randomItems', () => {
  test('takes an item twice if it is drawn twice', () => {
    expect(randomItems(['a', 'b', 'c'], 4, sourceOf(1, 1, 0, 2))).toEqual(['b', 'b', 'a', 'c'])
  })

  test('asks its context once for all of them', () => {
    const source = sourceOf(0, 1, 2, 3, 4)
    randomItems(['a', 'b', 'c'], 5, source)
    expect(source.calls).toBe(1)
  })

  test('draws anew only for what was thrown away', () => {
    const source = sourceOf(0, greatest, 2, greatest, 1)
    expect(randomItems(['a', 'b', 'c'], 3, source)).toEqual(['a', 'c', 'b'])
    expect(source.used).toBe(20)
  })

  test('takes none if none are asked for', () => {
    expect(randomItems(['a'], 0, sourceOf())).toEqual([])
  })

  test('gives what drawing one at a time would have given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(50), fc.integer(), (size, amount, seed) => {
        const items = Array.from({ length: size }, (_, i) => i)
        const context = { random: seededRandom(seed) }
        const oneByOne = Array.from({ length: amount }, () => randomItem(items, context))
        expect(randomItems(items, amount, { random: seededRandom(seed) })).toEqual(oneByOne)
      }),
    )
  })

  test('takes more than the platform hands out in one call', () => {
    const context = { random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)) }
    expect(randomItems(['a', 'b'], 40_000, context)).toHaveLength(40_000)
  })
})

describe('shuffled', () => {
  test('puts the item drawn last of all last, and so on', () => {
    expect(shuffled(['a', 'b', 'c', 'd'], sourceOf(1, 0, 1, 0))).toEqual(['c', 'd', 'a', 'b'])
  })

  test('throws away what would favour the first items', () => {
    const source = sourceOf(greatest, 2, 1)
    expect(shuffled(['a', 'b', 'c'], source)).toEqual(['a', 'b', 'c'])
    expect(source.used).toBe(12)
  })

  test('every order is equally likely', () => {
    const context = { random: seededRandom(7) }
    const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba']
    const counts = countDraws(6, 3000, () => orders.indexOf(shuffled(['a', 'b', 'c'], context).join('')))
    expect(chiSquare(counts)).toBeLessThan(20.5)
  })

  test('keeps every item, and the list it was given', () => {
    const items = Array.from({ length: 40_000 }, (_, i) => i)
    const context = { random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)) }
    const others = shuffled(items, context)
    expect(others).not.toEqual(items)
    expect(others.toSorted((a, b) => a - b)).toEqual(items)
    expect(items[39_999]).toBe(39_999)
  })

  test.each([[[]], [['a']]])('%j needs no source', (items) => {
    expect(shuffled(items, sourceOf())).toEqual(items)
  })
})
