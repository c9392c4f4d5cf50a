import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFirstLines } from './first-lines.ts'

function naively(text: string): number[] {
  const lines = text.split('\n')
  return lines.map((line) => lines.indexOf(line))
}

const line = fc.oneof(
  fc.constantFrom('', 'a', 'b', 'abcd', 'abcde', 'abcdefgh', 'abcdefgi', 'é', '👍', '\ud83d', '\ude00', '\uffff', '\uffffd83d'),
  fc.string({ maxLength: 3 }),
)

test.each([1, 2, 7, 1 << 16])('names the first of equal lines, %i at once', (mostAtOnce) => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const text = lines.join('\n')
      expect([...findFirstLines(text, mostAtOnce)]).toEqual(naively(text))
    }),
  )
})

test.each([
  ['ccvj', 'ccvjazkj'],
  ['ccvjazkj', 'ccvj'],
  ['aaaaaaba', 'bcnapvcr'],
])('%s and %s, which have the same hash, are two lines', (one, other) => {
  expect([...findFirstLines([one, other, other, one].join('\n'))]).toEqual([0, 1, 1, 0])
})
