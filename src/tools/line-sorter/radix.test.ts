import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RadixSort } from './radix.ts'

/** The numbers in their order, each with where it was. */
function sort(numbers: readonly number[], radix = new RadixSort(numbers.length)): (readonly [number, number])[] {
  for (const [i, number] of numbers.entries()) {
    radix.pairs.numbers[i] = number
    radix.pairs.values[i] = i
  }
  radix.sort(numbers.length)
  return numbers.map((_, i) => [radix.pairs.numbers[i] as number, radix.pairs.values[i] as number])
}

test.each<[number[], [number, number][]]>([
  [[], []],
  [[5], [[5, 0]]],
  [[2, 1], [[1, 1], [2, 0]]],
  [[1, 1, 0], [[0, 2], [1, 0], [1, 1]]],
  [[128, 127, 2 ** 28 - 1, 2 ** 21], [[127, 1], [128, 0], [2 ** 21, 3], [2 ** 28 - 1, 2]]],
])('%j', (numbers, sorted) => expect(sort(numbers)).toEqual(sorted))

test('any numbers come in their order, equals as they were, again and again', () => {
  const radix = new RadixSort(50)
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(3), fc.nat(2 ** 28 - 1)), { maxLength: 50 }), (numbers) => {
      const expected = numbers.map((number, i) => [number, i] as const).sort(([a, i], [b, j]) => a - b || i - j)
      expect(sort(numbers, radix)).toEqual(expected)
    }),
  )
})
