import { createFinder, nextOffset } from './finder.ts'
import { pairsOf } from './pairs.ts'
import type { ReplaceOptions } from './replacer.ts'

interface PairMatch {
  readonly match: RegExpExecArray
  /** The index of the pair that was found. */
  readonly pair: number
}

/** Yields the matches of all pairs in a text, from an offset to the end. */
export type PairFinder = (text: string, from?: number) => Generator<PairMatch, void, void>

/**
 * Finds all pairs in one pass, so that a replacement is never replaced again. Where several pairs match, the longest match
 * wins, and then the pair that comes first.
 */
export function createPairFinder(options: ReplaceOptions): PairFinder {
  const finders = pairsOf(options).map(({ find }) => createFinder({ ...options, find }))

  return function* findPairs(text, from = 0) {
    const matches = finders.map((find) => find(text, from))
    for (;;) {
      let found: PairMatch | undefined
      for (const [pair, match] of matches.entries())
        if (match && (!found || comesBefore(match, found.match))) found = { match, pair }
      if (!found) return
      yield found
      const { index, 0: matched } = found.match
      const end = index + matched.length
      for (const [pair, find] of finders.entries()) {
        if (pair === found.pair) matches[pair] = find(text, matched === '' ? nextOffset(text, end) : end)
        else if ((matches[pair]?.index ?? end) < end) matches[pair] = find(text, end)
      }
    }
  }
}

function comesBefore(match: RegExpExecArray, other: RegExpExecArray): boolean {
  return match.index < other.index || (match.index === other.index && match[0].length > other[0].length)
}
