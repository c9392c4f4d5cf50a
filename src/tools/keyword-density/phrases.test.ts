import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPhrases, mostRepeated } from './phrases.ts'

const end = -1

function repeated(numbers: readonly number[], length: number, isLeftOut: readonly number[], mostAtOnce?: number) {
  const { places, counts } = countPhrases(Int32Array.from(numbers), length, Uint8Array.from(isLeftOut), mostAtOnce)
  return Array.from(places, (place, i) => [place, counts[i]]).sort(([one = 0], [other = 0]) => one - other)
}

test.each([
  ['nothing', [], 2, []],
  ['less than a phrase', [0], 2, []],
  ['phrases that come once', [0, 1, 2, 3], 2, []],
  ['one that comes again', [0, 1, 2, 0, 1], 2, [[0, 2]]],
  ['several', [2, 1, 0, 1, end, 0, 1, end, 2, 1], 2, [[0, 2], [2, 2]]],
  ['one that a sentence parts', [0, 1, end, 0, end, 1], 2, []],
  ['three that a sentence parts', [0, end, 1, 0, end, 1], 3, []],
  ['one that begins with a word left out', [3, 1, 3, 1], 2, []],
  ['one that ends with it', [1, 3, end, 1, 3], 2, []],
  ['one with it inside', [1, 3, 2, end, 1, 3, 2], 3, [[0, 2]]],
  ['one that overlaps itself', [0, 0, 0, 0, 0], 2, [[0, 2]]],
  ['three that do', [0, 1, 0, 1, 0, end, 0, 1, 0], 3, [[0, 2]]],
])('in %s', (_, numbers, length, found) => {
  expect(repeated(numbers, length, [0, 0, 0, 1])).toEqual(found)
})

test('agree with a map, in one part or several', () => {
  const word = fc.integer({ min: end, max: 9 })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 300 }), fc.constantFrom(2, 3), fc.integer({ min: 1, max: 40 }), (numbers, length, most) => {
      const isLeftOut = Array.from({ length: 10 }, (_, number) => Number(number > 7))
      const found = new Map<string, { place: number; last: number; count: number }>()
      for (let place = 0; place + length <= numbers.length; place++) {
        const phrase = numbers.slice(place, place + length)
        if (phrase.includes(end) || [phrase[0], phrase.at(-1)].some((number) => (number ?? 0) > 7)) continue
        const known = found.get(phrase.join()) ?? { place, last: -length, count: 0 }
        if (place < known.last + length) continue
        found.set(phrase.join(), { place: known.place, last: place, count: known.count + 1 })
      }
      const expected = [...found.values()].filter(({ count }) => count > 1).map(({ place, count }) => [place, count])
      expect(repeated(numbers, length, isLeftOut, most)).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})

test('are kept where a table has to grow', () => {
  const firsts = Array.from({ length: 10_000 }, (_, i) => 2 * i)
  const numbers = firsts.flatMap((first) => [first, first + 1, end, first, first + 1, end])
  const isLeftOut = new Array<number>(20_000).fill(0)
  expect(repeated(numbers, 2, isLeftOut, 1)).toEqual(firsts.map((first) => [3 * first, 2]))
})

test('the most frequent come first, and equal ones in the order of the text', () => {
  const counts = fc.array(fc.integer({ min: 2, max: 6 }), { maxLength: 40 })
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 50 }), fc.func(fc.nat(1000)), (unordered, limit, chance) => {
      const places = unordered.map((_, i) => 10 * i).sort((a, b) => chance(a) - chance(b))
      const found = mostRepeated({ places: Int32Array.from(places), counts: Int32Array.from(unordered) }, limit)
      const expected = places.map((place, i) => ({ place, count: unordered[i] ?? 0 }))
      expect(found).toEqual(expected.sort((a, b) => b.count - a.count || a.place - b.place).slice(0, limit))
    }),
  )
})
