import { createFinder } from './finder.ts'
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
    let end = from
    const searches = finders.map((find) => find(text, from))
    const next = searches.map((search) => search.next().value ?? undefined)
    for (;;) {
      let found: PairMatch | undefined
      for (const [pair, find] of finders.entries()) {
        // It overlaps the previous match of another pair.
        if ((next[pair]?.index ?? end) < end) {
          searches[pair] = find(text, end)
          next[pair] = searches[pair]?.next().value ?? undefined
        }
        const match = next[pair]
        if (match && (!found || comesBefore(match, found.match))) found = { match, pair }
      }
      if (!found) return
      yield found
      end = found.match.index + found.match[0].length
      next[found.pair] = searches[found.pair]?.next().value ?? undefined
    }
  }
}

function comesBefore(match: RegExpExecArray, other: RegExpExecArray): boolean {
  return match.index < other.index || (match.index === other.index && match[0].length > other[0].length)
}
