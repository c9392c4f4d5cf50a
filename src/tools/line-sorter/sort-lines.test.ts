import { describe, expect, test } from 'vitest'
import { seededRandom } from '#core/random/seeded-random.ts'
import { randomBelow } from '#core/random/random.ts'
import { sortLines } from './sort-lines.ts'

const context = { progress: () => undefined }

function randomLines(parts: readonly string[], maxParts: number): string[] {
  const source = { random: seededRandom(maxParts) }
  const next = (count: number) => randomBelow(count, source)
  return Array.from({ length: 3000 }, () =>
    Array.from({ length: 1 + next(maxParts) }, () => parts[next(parts.length)]).join(''),
  )
}

describe.each([
  ['two letters', ['a', 'b']],
  ['words with common beginnings', ['the same ', 'The same ', 'the sane ', 'x', '10', '9', '007 ']],
  ['accents', ['e', 'é', 'É', 'a', '’', ' ']],
  ['an occasional unranked character', Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJ東\x01')],
  ['any script', ['a', 'é', 'e\u0301', '👍', 'ж', '\u200d', 'ß', 'ss', '1', '0', '1'.repeat(201), ' ', '\t']],
])('lines of %s', (_, parts) => {
  test.each([
    [{ ignoreCase: false, numeric: false }],
    [{ ignoreCase: true, numeric: false }],
    [{ ignoreCase: false, numeric: true }],
    [{ ignoreCase: true, numeric: true }],
  ])('sorts like the collator with %j', ({ ignoreCase, numeric }) => {
    const { compare } = new Intl.Collator('en', { sensitivity: ignoreCase ? 'accent' : 'variant', numeric })
    for (const maxParts of [2, 12]) {
      const lines = randomLines(parts, maxParts)
      expect(sortLines(lines, { ignoreCase, numeric }, context).join('\n') === lines.toSorted(compare).join('\n')).toBe(
        true,
      )
    }
  })
})
