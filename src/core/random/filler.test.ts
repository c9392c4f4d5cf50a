import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from './seeded-random.ts'
import { randomSizesWithSum, randomIndexes, randomSizes, sentencesPerParagraph, wordsPerSentence } from './filler.ts'

function seeded(seed: number) {
  return { random: seededRandom(seed) }
}

function countsOf<T>(all: readonly T[], drawn: readonly T[]): number[] {
  const counts = new Map(all.map((item) => [item, 0]))
  for (const item of drawn) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts.values()]
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('randomSizes', () => {
  // The last value is the chi-square critical value for p = 0.001.
  test.each([
    [wordsPerSentence, [8, 9, 10, 11, 12, 13, 14, 15, 16, 17], 27.9],
    [sentencesPerParagraph, [4, 5, 6, 7], 16.3],
  ])('within %o returns each of %j equally often', (range, sizes, limit) => {
    const drawn = randomSizes(500 * sizes.length, range, seeded(1))
    const counts = countsOf(sizes, drawn)
    expect(counts).toHaveLength(sizes.length)
    expect(chiSquare(counts)).toBeLessThan(limit)
  })
})

describe('randomSizesWithSum', () => {
  test.each([
    ['words', wordsPerSentence],
    ['sentences', sentencesPerParagraph],
  ])('splits any total of %s into sizes within the range', (_, range) => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer(), (total, seed) => {
        const sizes = randomSizesWithSum(total, range, seeded(seed))
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(total)
        if (total >= range.min) {
          expect(sizes.filter((size) => size < range.min || size > range.max)).toEqual([])
        } else {
          expect(sizes).toHaveLength(Math.min(1, total))
        }
      }),
    )
  })
})

describe('randomIndexes', () => {
  const all = [0, 1, 2, 3]

  test.each([0, 1, 2, 1000])('returns %i valid indexes', (amount) => {
    const indexes = [...randomIndexes(4, amount, seeded(1))]
    expect(indexes).toHaveLength(amount)
    expect(indexes.filter((index) => !all.includes(index))).toEqual([])
  })

  test('never repeats an index immediately', () => {
    const indexes = [...randomIndexes(4, 10_000, seeded(1))]
    expect(indexes.filter((index, i) => index === indexes[i + 1])).toEqual([])
  })

  test('starts with every index equally often', () => {
    const firstIndexes = Array.from({ length: 2000 }, (_, seed) => randomIndexes(4, 1, seeded(seed))[0] ?? -1)
    expect(chiSquare(countsOf(all, firstIndexes))).toBeLessThan(16.3)
  })

  test('continues with every other index equally often', () => {
    const indexes = [...randomIndexes(4, 20_000, seeded(1))]
    const pairs = all.flatMap((one) => all.filter((other) => other !== one).map((other) => 10 * one + other))
    const drawn = indexes.slice(1).map((index, i) => 10 * (indexes[i] ?? 0) + index)
    const counts = countsOf(pairs, drawn)
    expect(counts).toHaveLength(12)
    expect(chiSquare(counts)).toBeLessThan(31.3)
  })

  test('returns more indexes than one platform call has bytes for', () => {
    const context = { random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)) }
    expect(randomIndexes(4, 40_000, context)).toHaveLength(40_000)
  })
})
