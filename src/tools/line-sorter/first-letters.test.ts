import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstLettersReader } from './first-letters.ts'

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
const lines = fc
  .array(fc.oneof({ arbitrary: ascii, weight: 6 }, other), { maxLength: 12 })
  .map((parts) => parts.join(''))

describe.each([false, true])('with numeric %j', (numeric) => {
  const firstLettersOf = firstLettersReader(numeric)

  test.each(['variant', 'accent'] as const)('orders lines like the collator with sensitivity %s', (sensitivity) => {
    const { compare } = new Intl.Collator('en', { sensitivity, numeric })
    fc.assert(
      fc.property(lines, lines, lines, (start, a, b) => {
        const first = firstLettersOf(start + a)
        const second = firstLettersOf(start + b)
        if (first < second) expect(compare(start + a, start + b)).toBe(-1)
        if (first > second) expect(compare(start + a, start + b)).toBe(1)
      }),
    )
  })
})

test('the letters decide without their case', () => {
  const firstLettersOf = firstLettersReader(false)
  expect(firstLettersOf('Banana')).toBe(firstLettersOf('bANANA'))
  expect(firstLettersOf('banana')).toBeGreaterThan(firstLettersOf('Ananas'))
  expect(firstLettersOf('a')).toBeLessThan(firstLettersOf('a b'))
})

test.each([
  [false, 'café', false],
  [false, '2 cups', true],
  [true, '2 cups', false],
  [true, 'two cups of 10', true],
])('with numeric %j, the first letters of %j decide: %j', (numeric, line, decide) => {
  expect(Number.isNaN(firstLettersReader(numeric)(line))).toBe(!decide)
})
