import { createCaseReplacement } from './case-replacement.ts'
import { createFinder, nextOffset } from './finder.ts'
import { pairsOf } from './pairs.ts'
import { preserveCase } from './preserve-case.ts'
import type { ReplaceOptions } from './replacer.ts'

interface PairMatch {
  readonly match: RegExpExecArray
  /** Returns what replaces the match. */
  readonly expand: (match: RegExpExecArray) => string
}

/** Yields the matches of all pairs in a text, from an offset to the end. */
export type PairFinder = (text: string, from?: number) => Generator<PairMatch, void, void>

/**
 * Finds all pairs in one pass, so that a replacement is never replaced again. Where several pairs match, the longest match
 * wins, and then the pair that comes first.
 */
export function createPairFinder(options: ReplaceOptions): PairFinder {
  const pairs = pairsOf(options).map(({ find, replace }) => ({
    find: createFinder({ ...options, find }),
    expand: createExpand(options, replace),
  }))

  return function* findPairs(text, from = 0) {
    const searches = pairs.map(({ find, expand }) => ({ find, expand, match: find(text, from) }))
    for (;;) {
      let first: (typeof searches)[number] | undefined
      for (const search of searches)
        if (search.match && (!first?.match || comesBefore(search.match, first.match))) first = search
      if (!first?.match) return
      const { match, expand } = first
      yield { match, expand }
      const end = match.index + match[0].length
      for (const search of searches) {
        if (search === first) search.match = search.find(text, match[0] === '' ? nextOffset(text, end) : end)
        else if (search.match && search.match.index < end) search.match = search.find(text, end)
      }
    }
  }
}

function createExpand({ regex, preserveCase: keepsCase }: ReplaceOptions, replace: string): PairMatch['expand'] {
  const expand = regex ? createCaseReplacement(replace) : () => replace
  return keepsCase ? (match) => preserveCase(match[0], expand(match)) : expand
}

function comesBefore(match: RegExpExecArray, other: RegExpExecArray): boolean {
  return match.index < other.index || (match.index === other.index && match[0].length > other[0].length)
}
