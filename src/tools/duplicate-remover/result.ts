import type { Options } from './line-key.ts'

export type Mode = Options['mode']

export interface LineCount {
  /** A line of more than 100,000 characters is shortened and ends with “…”. */
  readonly line: string
  readonly count: number
}

export interface Deduplicated {
  readonly text: string
  /** Number of lines in the text. A first line that stays at the top counts only in the mode `remove`. */
  readonly kept: number
  /** Number of removed lines. */
  readonly removed: number
  /** Number of distinct removed lines, compared according to the options. Only in the mode `remove`. */
  readonly different: number
  /**
   * The distinct removed lines up to the limit, most frequent first. Each is spelled as in its first removed
   * occurrence. Only in the mode `remove`.
   */
  readonly duplicates: readonly LineCount[]
  /** Every distinct line up to the limit, most frequent first. Only in the mode `counts`. */
  readonly counts?: readonly LineCount[]
  /** Says how many lines have nothing in the column to compare, as a sentence without a full stop. Not after `stream`. */
  readonly missing?: string
}

/** What to say if there is nothing to remove or to show. */
export const nothingFound: Readonly<Record<Mode, string>> = {
  remove: 'No duplicate lines found.',
  duplicates: 'No line occurs more than once.',
  unique: 'No line occurs only once.',
  counts: 'There are no lines to count.',
}

export function print({ text }: Deduplicated): string {
  return text
}
