import { createFinder, type Finder } from './finder.ts'
import { pairsOf } from './pairs.ts'
import type { ReplaceOptions } from './replacer.ts'

interface PairMatch {
  readonly match: RegExpExecArray
  /** The index of the pair that was found. */
  readonly pair: number
}

/** Yields the matches of all pairs in a text, from an offset to the end. */
export type PairFinder = (text: string, from?: number) => Generator<PairMatch, void, void>

/** The matches of one pair. */
class Search {
  next: RegExpExecArray | undefined
  readonly #find: Finder
  readonly #text: string
  #matches: ReturnType<Finder>

  constructor(find: Finder, text: string, from: number) {
    this.#find = find
    this.#text = text
    this.#matches = find(text, from)
    this.advance()
  }

  advance(): void {
    this.next = this.#matches.next().value ?? undefined
  }

  /** Searches again from an offset if the next match starts before it. */
  continueFrom(offset: number): void {
    if (!this.next || this.next.index >= offset) return
    this.#matches = this.#find(this.#text, offset)
    this.advance()
  }
}

/**
 * Finds all pairs in one pass, so that a replacement is never replaced again. Where several pairs match, the longest match
 * wins, and then the pair that comes first.
 */
export function createPairFinder(options: ReplaceOptions): PairFinder {
  const finders = pairsOf(options).map(({ find }) => createFinder({ ...options, find }))

  return function* findPairs(text, from = 0) {
    const searches = finders.map((find) => new Search(find, text, from))
    let end = from
    for (;;) {
      let found: PairMatch | undefined
      for (const [pair, search] of searches.entries()) {
        search.continueFrom(end)
        const match = search.next
        if (match && (!found || comesBefore(match, found.match))) found = { match, pair }
      }
      if (!found) return
      yield found
      end = found.match.index + found.match[0].length
      searches[found.pair]?.advance()
    }
  }
}

function comesBefore(match: RegExpExecArray, other: RegExpExecArray): boolean {
  return match.index < other.index || (match.index === other.index && match[0].length > other[0].length)
}
