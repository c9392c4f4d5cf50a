import { describe, expect, test } from 'vitest'
import { seededRandom } from '#core/seeded-random.ts'
import { randomBelow } from '#core/random.ts'
import { sortLines } from './sort-lines.ts'

const context = { progress: () => undefined }

function randomLines(parts: readonly string[], longest: number): string[] {
  const source = { random: seededRandom(longest) }
  const next = (count: number) => randomBelow(count, source)
  return Array.from({ length: 3000 }, () =>
    Array.from({ length: 1 + next(longest) }, () => parts[next(parts.length)]).join(''),
  )
}

describe.each([
  ['two letters', ['a', 'b']],
  ['words with common beginnings', ['the same ', 'The same ', 'the sane ', 'x', '10', '9', '007 ']],
  ['accents', ['e', 'é', 'É', 'a', '’', ' ']],
  ['a rare sign', Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJ東\x01')],
  ['any script', ['a', 'é', 'e\u0301', '👍', 'ж', '\u200d', 'ß', 'ss', '1', '0', '1'.repeat(201), ' ', '\t']],
])('%s', (_, parts) => {
  test.each([
    [{ ignoreCase: false, numeric: false }],
    [{ ignoreCase: true, numeric: false }],
    [{ ignoreCase: false, numeric: true }],
    [{ ignoreCase: true, numeric: true }],
  ])('%j sorts as the collator does', ({ ignoreCase, numeric }) => {
    const { compare } = new Intl.Collator('en', { sensitivity: ignoreCase ? 'accent' : 'variant', numeric })
    for (const longest of [2, 12]) {
      const lines = randomLines(parts, longest)
      expect(sortLines(lines, { ignoreCase, numeric }, context).join('\n') === lines.toSorted(compare).join('\n')).toBe(
        true,
      )
    }
  })
})
