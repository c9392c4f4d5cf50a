import { expect, test } from 'vitest'
import { findMissingSyntax } from './missing-syntax.ts'
import { isValidPattern } from './patterns.ts'

const { raw } = String

test.each([
  ['(?x) a # b', 'JavaScript has no x flag: spaces and comments are part of the pattern.'],
  ['(?i)tea', 'JavaScript has flags instead of groups such as (?i).'],
  ['(?P<year>a)', 'JavaScript writes named groups as (?<name>…).'],
  ['(?P=year)', raw`JavaScript refers to named groups with \k<name>.`],
  [raw`(a)\g{1}`, raw`JavaScript refers to groups with \1, not \g{1}.`],
  ['(?>a+)', 'JavaScript has no atomic groups.'],
  ['a++', 'JavaScript has no possessive quantifiers.'],
  ['a{2,3}+', 'JavaScript has no possessive quantifiers.'],
  ['a(?#note)', 'JavaScript has no comments in patterns.'],
  ['(a(?R)?b)', 'JavaScript has no recursion, conditions or branch resets.'],
  [raw`\pL+`, raw`JavaScript writes \pL as \p{L}, with the u flag.`],
  [raw`\x{1F600}`, raw`JavaScript writes \x{…} as \u{…}, with the u flag.`],
  ['[[:alpha:]]+', 'JavaScript has no classes such as [:alpha:].'],
  [raw`\Atea\Z`, 'In JavaScript, the start of the text is ^ without the m flag.'],
  [raw`tea\z`, 'In JavaScript, the end of the text is $ without the m flag.'],
  [raw`\h+`, raw`JavaScript has no \h for spaces and tabs.`],
  [raw`[\h]`, raw`JavaScript has no \h for spaces and tabs.`],
  [raw`\R`, raw`JavaScript has no \R for line breaks.`],
  [raw`\Qa.b\E`, raw`JavaScript has no \Q…\E. Each special character needs a backslash.`],
  [raw`a\Kb`, raw`JavaScript has no \K.`],
])('in %s: %s', (pattern, message) => expect(findMissingSyntax(pattern)).toBe(message))

test.each([
  '',
  raw`\\A \[a+`,
  '[(?i)a++]',
  raw`(?<year>\d{4})-\k<year>\1`,
  '(?:a)(?=b)(?!c)(?<=d)(?<!e)',
  raw`\p{L}\u{1F600}\x41`,
  'a+?b*?c{2}?',
])('%s is JavaScript', (pattern) => {
  expect(isValidPattern(pattern)).toBe(true)
  expect(findMissingSyntax(pattern)).toBeUndefined()
})
