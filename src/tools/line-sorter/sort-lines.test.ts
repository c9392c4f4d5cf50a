import { describe, expect, test } from 'vitest'
import { seededRandom } from '#core/seeded-random.ts'
import { lastWords } from './keys.ts'
import { type Sorting, sortLines } from './sort-lines.ts'

const collation = { ignoreCase: false, numeric: false }
const usual: Sorting = { collation, lineBreak: '\n', hasFinalBreak: false }

function sort(text: string, sorting: Partial<Sorting> = {}): string {
  return sortLines(text, { ...usual, ...sorting }, { progress: () => undefined }).join('')
}

/** By the collator alone. */
function sortNaively(lines: readonly string[], { collation: { ignoreCase, numeric }, makeKeys, isDescending }: Sorting): string[] {
  const { compare } = new Intl.Collator('en', { sensitivity: ignoreCase ? 'accent' : 'variant', numeric })
  const keyOf = makeKeys ?? String
  return lines.toSorted((a, b) => (isDescending ? compare(keyOf(b), keyOf(a)) : compare(keyOf(a), keyOf(b))))
}

test.each<[string, string, Partial<Sorting>, string]>([
  ['nothing', '', {}, ''],
  ['nothing, which gets no break', '', { hasFinalBreak: true }, ''],
  ['an empty line', '\n', { hasFinalBreak: true }, '\n'],
  ['empty lines', 'a\n\n\n', {}, '\n\na'],
  ['breaks of another kind', 'b\na\n', { lineBreak: '\r\n', hasFinalBreak: true }, 'a\r\nb\r\n'],
  ['a break behind a line that had none', 'b\na', { hasFinalBreak: true }, 'a\nb\n'],
  ['half a surrogate pair before the last word', '\ud83d b\n\ude00 a', { makeKeys: lastWords }, '\ude00 a\n\ud83d b'],
  ['a last line without a word', 'b\n ', { makeKeys: lastWords }, ' \nb'],
])('%s', (_, text, sorting, sorted) => expect(sort(text, sorting)).toBe(sorted))

/** Lines made of such parts, so many that they fill several windows and groups of many are alike. */
function randomLines(parts: readonly string[], seed: number, longest: number): string[] {
  const bytes = seededRandom(seed)(60_000)
  let at = 0
  const next = (below: number) => (bytes[at++ % bytes.length] as number) % below
  return Array.from({ length: 4000 }, () => Array.from({ length: 1 + next(longest) }, () => parts[next(parts.length)]).join(''))
}

const kinds: Readonly<Record<string, readonly string[]>> = {
  'two letters': ['a', 'b'],
  'words that begin alike': ['the same ', 'The same ', 'the sane ', 'x', '10', '9', '007 '],
  accents: ['e', 'é', 'É', 'a', '’', ' '],
  'a rare sign': Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJ東\x01'),
  anything: ['a', 'é', 'e\u0301', '👍', 'ж', '\u200d', 'ß', 'ss', '1', '0', '1'.repeat(201), ' ', '\t'],
}

describe.each(Object.keys(kinds))('%s', (kind) => {
  test.each<[string, Partial<Sorting>]>([
    ['from A to Z', {}],
    ['from Z to A', { isDescending: true }],
    ['whatever the case', { collation: { ignoreCase: true, numeric: false } }],
    ['from Z to A, whatever the case', { isDescending: true, collation: { ignoreCase: true, numeric: false } }],
    ['by number', { collation: { ignoreCase: false, numeric: true } }],
    ['by last word', { makeKeys: lastWords }],
    ['by the number in the last word', { makeKeys: lastWords, collation: { ignoreCase: true, numeric: true } }],
  ])('%s, as the collator has them', (_, sorting) => {
    for (const longest of [2, 12]) {
      const lines = randomLines(kinds[kind] as readonly string[], longest, longest)
      const expected = sortNaively(lines, { ...usual, ...sorting })
      expect(sort(lines.join('\n'), sorting) === expected.join('\n')).toBe(true)
    }
  })
})

test('lines longer than a window and than what becomes text at a time', () => {
  const lines = ['c', 'b'.repeat(20_000), 'a'.repeat(140_000), 'B'.repeat(20_000), `é${'b'.repeat(90_000)}`, `東${'b'.repeat(90_000)}`, 'a']
  expect(sort(lines.join('\n')) === sortNaively(lines, usual).join('\n')).toBe(true)
})
