import { expect, test } from 'vitest'
import type { MatchRange } from './replacer.ts'
import { currentIndex, goTo, openMatches, replaceMatch, type Review, skipMatch } from './review.ts'

function findAll(text: string, pattern: string): MatchRange[] {
  return [...text.matchAll(new RegExp(pattern, 'gm'))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Goes through the matches with one letter per press: r(eplace), s(kip), n(ext), p(revious). */
function walk(text: string, pattern: string, by: string, presses: string): string {
  let value = text
  let review: Review = goTo({ start: 0, end: 0 })
  for (const press of presses) {
    const open = openMatches(findAll(value, pattern), review)
    const index = currentIndex(open, review)
    const match = open[index]
    if (!match) break
    if (press === 's') review = skipMatch(match, review)
    if (press === 'n') review = goTo(open[(index + 1) % open.length] as MatchRange, review)
    if (press === 'p') review = goTo(open.at(index - 1) as MatchRange, review)
    if (press !== 'r') continue
    value = value.slice(0, match.start) + by + value.slice(match.end)
    review = replaceMatch(match, by.length, review)
  }
  const open = openMatches(findAll(value, pattern), review)
  return open.length === 0
    ? `${value}, done`
    : `${value}, ${String(currentIndex(open, review) + 1)} of ${String(open.length)}`
}

test.each([
  ['aaa', 'a', 'b', '', 'aaa, 1 of 3'],
  ['aaa', 'a', 'b', 'r', 'baa, 1 of 2'],
  ['aaa', 'a', 'b', 'sr', 'aba, 1 of 1'],
  ['aaa', 'a', 'b', 'srr', 'abb, done'],
  ['aaa', 'a', 'b', 'nnr', 'aab, 1 of 2'],
  ['aaa', 'a', 'b', 'nnnr', 'baa, 1 of 2'],
  ['aaa', 'a', 'b', 'pr', 'aab, 1 of 2'],
  ['aaa', 'a', 'b', 'nspr', 'baa, 1 of 1'],
  // What was inserted is not found again.
  ['aa', 'a', 'aa', 'rrrr', 'aaaa, done'],
  ['aba', 'a', 'xax', 'nrpr', 'xaxbxax, done'],
  // A skipped match moves if one before it is replaced.
  ['aa a', 'a', 'xyz', 'nspr', 'xyza a, 1 of 1'],
  ['aab', 'a', '', 'rr', 'b, done'],
  ['a\nb', '^', '> ', 'rr', '> a\n> b, done'],
  ['a\nb', '^', '> ', 'sr', 'a\n> b, done'],
])('%j: replacing /%s/ with %j by %s gives %s', (text, pattern, by, presses, expected) => {
  expect(walk(text, pattern, by, presses)).toBe(expected)
})
