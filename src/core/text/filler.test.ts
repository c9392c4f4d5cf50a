import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#core/seeded-random.ts'
import {
  drawParts,
  drawSizes,
  drawWords,
  sentencesPerParagraph,
  wordsPerSentence,
  writeParagraphs,
  writeSentences,
} from './filler.ts'

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

describe('drawSizes', () => {
  // The last figure is what chance alone exceeds once in a thousand times.
  test.each([
    [wordsPerSentence, [8, 9, 10, 11, 12, 13, 14, 15, 16, 17], 27.9],
    [sentencesPerParagraph, [4, 5, 6, 7], 16.3],
  ])('within %o gives %j, each equally likely', (span, sizes, limit) => {
    const drawn = drawSizes(500 * sizes.length, span, seeded(1))
    const counts = countsOf(sizes, drawn)
    expect(counts).toHaveLength(sizes.length)
    expect(chiSquare(counts)).toBeLessThan(limit)
  })
})

describe('drawParts', () => {
  test.each([
    ['words', wordsPerSentence],
    ['sentences', sentencesPerParagraph],
  ])('parts any number of %s, and every part has a decent size', (_, span) => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer(), (total, seed) => {
        const parts = drawParts(total, span, seeded(seed))
        expect(parts.reduce((sum, size) => sum + size, 0)).toBe(total)
        if (total >= span.least) {
          expect(parts.filter((size) => size < span.least || size > span.most)).toEqual([])
        } else {
          expect(parts).toHaveLength(Math.min(1, total))
        }
      }),
    )
  })
})

describe('drawWords', () => {
  const list = ['a', 'b', 'c', 'd']

  test.each([0, 1, 2, 1000])('draws %i words of the list', (amount) => {
    const words = drawWords(list, amount, seeded(1))
    expect(words).toHaveLength(amount)
    expect(words.filter((word) => !list.includes(word))).toEqual([])
  })

  test('never draws a word right after itself', () => {
    const words = drawWords(list, 10_000, seeded(1))
    expect(words.filter((word, i) => word === words[i + 1])).toEqual([])
  })

  test('begins with any word, each equally likely', () => {
    const firsts = Array.from({ length: 2000 }, (_, seed) => drawWords(list, 1, seeded(seed))[0] ?? '')
    expect(chiSquare(countsOf(list, firsts))).toBeLessThan(16.3)
  })

  test('goes on with any other word, each equally likely', () => {
    const words = drawWords(list, 20_000, seeded(1))
    const pairs = list.flatMap((one) => list.filter((other) => other !== one).map((other) => one + other))
    const drawn = words.slice(1).map((word, i) => (words[i] ?? '') + word)
    const counts = countsOf(pairs, drawn)
    expect(counts).toHaveLength(12)
    expect(chiSquare(counts)).toBeLessThan(31.3)
  })

  test('takes more than the platform hands out in one call', () => {
    const host = { random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)) }
    expect(drawWords(list, 40_000, host)).toHaveLength(40_000)
  })
})

test('sentences have a capital, a full stop and the sizes asked for', () => {
  expect(writeSentences(['ut', 'enim', 'ad', 'sed', 'do', 'ea'], [2, 1, 3])).toEqual(['Ut enim.', 'Ad.', 'Sed do ea.'])
})

test('paragraphs take the sentences in order', () => {
  expect(writeParagraphs(['A.', 'B.', 'C.'], [2, 1])).toEqual(['A. B.', 'C.'])
})
