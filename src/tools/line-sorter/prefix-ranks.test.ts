import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { prefixRanks } from './prefix-ranks.ts'

/** Returns the order that the letters decide, or 0 or NaN if they do not. */
function compareLetters(a: string, b: string, numeric = false): number {
  const { first, second } = prefixRanks([a, b], numeric)
  const [firstA = 0, firstB = 0] = first
  const [secondA = 0, secondB = 0] = second
  return Math.sign(firstA - firstB) || Math.sign(secondA - secondB)
}

const ascii = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 3 })
const other = fc.constantFrom(
  'é',
  'e\u0301',
  '\u0301',
  '’',
  'ß',
  'ж',
  '東',
  '👍',
  '\u200d',
  '\t',
  '\x01',
  '1'.repeat(201),
)
const texts = fc
  .array(fc.oneof({ arbitrary: ascii, weight: 6 }, other), { maxLength: 12 })
  .map((parts) => parts.join(''))

describe.each([false, true])('with numeric %j', (numeric) => {
  test.each(['variant', 'accent'] as const)('orders lines like the collator with sensitivity %s', (sensitivity) => {
    const { compare } = new Intl.Collator('en', { sensitivity, numeric })
    fc.assert(
      fc.property(texts, texts, texts, (start, a, b) => {
        const decided = compareLetters(start + a, start + b, numeric)
        if (decided) expect(compare(start + a, start + b)).toBe(decided)
      }),
    )
  })
})

test.each([
  ['Banana', 'bANANA', 0],
  ['banana', 'Ananas', 1],
  ['a', 'a b', -1],
  ['the same beginning a', 'the same beginning b', 0],
  ['the same start', 'the same thing', -1],
  ['café', 'cafe', NaN],
])('the letters of %j and %j decide: %j', (a, b, decided) => {
  expect(compareLetters(a, b)).toBe(decided)
})

test('digits decide unless they are compared as numbers', () => {
  expect(compareLetters('10 cups', '9 cups')).toBe(-1)
  expect(compareLetters('10 cups', '9 cups', true)).toBeNaN()
})
