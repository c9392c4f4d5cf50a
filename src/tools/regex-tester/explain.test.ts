import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { InputError } from '#core/tool/input-error.ts'
import { explainPattern, type Explanation } from './explain.ts'
import { patternLibrary } from './pattern-library.tsx'

/** Writes one line per piece, indented by depth. */
function outline(nodes: readonly Explanation[], depth = 0): string[] {
  return nodes.flatMap(({ piece, meaning, children }) => [
    `${'  '.repeat(depth)}${piece} → ${meaning}`,
    ...outline(children, depth + 1),
  ])
}

const explain = (pattern: string, flags = 'g') => outline(explainPattern(pattern, flags))

test.each([
  [String.raw`\d+`, 'one or more digits, as many as possible'],
  [String.raw`\d+?`, 'one or more digits, as few as possible'],
  [String.raw`\d{4}`, 'exactly 4 digits'],
  [String.raw`\d{2,}`, '2 or more digits, as many as possible'],
  [String.raw`\s{2,3}`, '2 to 3 whitespace characters, as many as possible'],
  ['a?', 'optional: the character “a”'],
  ['a??', 'optional: the character “a”, left out if possible'],
  ['cat', 'the text “cat”'],
  [' ', 'a space'],
  [String.raw`\t*`, 'zero or more tabs, as many as possible'],
  ['.*', 'zero or more characters except line breaks, as many as possible'],
  [String.raw`\D`, 'any character except digits'],
  ['[a-z_]', 'one of “a” to “z” or “_”'],
  [String.raw`[^\s,]+`, 'one or more characters except whitespace characters or “,”, as many as possible'],
  [String.raw`[\w-]`, 'one of word characters (letters A to Z, digits or _) or “-”'],
  ['[^]', 'any character, even a line break'],
  ['[]', 'nothing: an empty class never matches'],
  ['^', 'at the start of the text'],
  ['$', 'at the end of the text'],
  [String.raw`\b`, 'at the start or end of a word'],
  [String.raw`\B`, 'not at the start or end of a word'],
  [String.raw`\u00ad`, 'the character U+00AD'],
  ['to do', 'the text “to do”'],
  ['😀', 'the text “😀”'],
])('%s means: %s', (pattern, meaning) => {
  expect(explain(pattern)).toEqual([`${pattern} → ${meaning}`])
})

describe('flags', () => {
  test.each([
    ['^', 'm', 'at the start of a line'],
    ['$', 'm', 'at the end of a line'],
    ['.', 's', 'any character'],
    ['😀', 'u', 'the character “😀”'],
    [String.raw`\p{L}+`, 'u', 'one or more letters of any script, as many as possible'],
    [String.raw`\p{Script=Greek}`, 'u', 'a character with the property Script=Greek'],
    [String.raw`\P{Lu}`, 'u', 'any character except uppercase letters of any script'],
    [String.raw`[\w--\d]`, 'v', String.raw`one of the set [\w--\d]`],
    [String.raw`[\q{ab|c}x]`, 'v', 'one of “ab” or “c” or “x”'],
  ])('/%s/%s means: %s', (pattern, flags, meaning) => {
    expect(explain(pattern, flags)).toEqual([`${pattern} → ${meaning}`])
  })
})

test('shows groups and lookarounds as a tree', () => {
  expect(explain(String.raw`(?<year>\d{4})(?:-(\d\d))?(?=,|$)(?!x)\k<year>\2`)).toEqual([
    String.raw`(?<year>\d{4}) → group 1, named year:`,
    String.raw`  \d{4} → exactly 4 digits`,
    String.raw`(?:-(\d\d))? → a group without a number, once if possible, or not at all:`,
    '  - → the character “-”',
    String.raw`  (\d\d) → group 2:`,
    String.raw`    \d → a digit`,
    String.raw`    \d → a digit`,
    '(?=,|$) → followed by this (not part of the match):',
    '  , → either the character “,”',
    '  $ → or at the end of the text',
    '(?!x) → not followed by this (not part of the match):',
    '  x → the character “x”',
    String.raw`\k<year> → the same text as group 1, named year`,
    String.raw`\2 → the same text as group 2`,
  ])
})

test('numbers the groups, even if they are repeated', () => {
  const pieces = explainPattern('a(b)(?:c)(?<d>e)+', 'g')
  expect(pieces.map(({ group }) => group)).toEqual([undefined, 1, undefined, 2])
})

test('does not hide a line break in a text', () => {
  expect(explain(String.raw`ab\ncd`)).toEqual([
    'ab → the text “ab”',
    String.raw`\n → a line feed`,
    'cd → the text “cd”',
  ])
})

test('explains alternatives and repeated groups', () => {
  expect(explain('(ab|c.|)+')).toEqual([
    '(ab|c.|)+ → group 1, one or more times, as many as possible; the group keeps the last one:',
    '  ab → either the text “ab”',
    '  c. → or this:',
    '    c → the character “c”',
    '    . → any character except a line break',
    '   → or nothing',
  ])
})

test('an invalid pattern has the usual message', () => {
  expect(() => explainPattern('(', 'g')).toThrow(new InputError('Invalid regex pattern', 'Unterminated group'))
})

test('explains every pattern of the library', () => {
  for (const { regex } of patternLibrary)
    expect(explain(regex.source, regex.flags).join('\n')).not.toMatch(/undefined|→ $/)
})

test('explains whatever JavaScript accepts', () => {
  const soup = fc.string({ unit: fc.constantFrom(...String.raw`ab1()[]{}<>?*+|^$.\,-=!:pkdL`), maxLength: 12 })
  fc.assert(
    fc.property(soup, fc.constantFrom('', 'u', 'v', 'm'), (pattern, flags) => {
      try {
        new RegExp(pattern, flags)
      } catch {
        return
      }
      const pieces = explainPattern(pattern, flags)
      // Nothing of the pattern is left out, except the bars between alternatives.
      expect(
        pieces
          .map(({ piece }) => piece)
          .join('')
          .replaceAll('|', ''),
      ).toBe(pattern.replaceAll('|', ''))
    }),
  )
})
