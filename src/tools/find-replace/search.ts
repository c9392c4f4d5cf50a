import type { Splicer } from '#core/text/splicer.ts'

export interface SearchOptions {
  readonly find: string
  readonly replace: string
  readonly caseSensitive: boolean
  readonly wholeWord: boolean
}

/** Goes through a text from match to match. */
export interface Search {
  /** The match it has come to, in UTF-16 units. */
  readonly start: number
  readonly end: number
  /** Whether there is a further match, which it then has come to. */
  next(): boolean
  /** Replaces the match it has come to. */
  write(splicer: Splicer): void
}
