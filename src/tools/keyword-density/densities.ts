import { formatNumber } from '#core/format.ts'
import type { MatchRange } from './match-ranges.ts'

export interface FoundPhrase {
  readonly phrase: string
  readonly count: number
  /** Number of occurrences as a percentage of all words. */
  readonly density: number
}

export interface Densities {
  readonly keyword: string
  readonly count: number
  /** Number of words in the text. */
  readonly words: number
  /** Number of occurrences of the keyword as a percentage of all words, to two decimal places. */
  readonly density: number
  /** Words that occur at least twice, most frequent first, up to the limit. */
  readonly oneWord: readonly FoundPhrase[]
  readonly twoWords: readonly FoundPhrase[]
  readonly threeWords: readonly FoundPhrase[]
  /** The first occurrences of the keyword, sorted and without overlaps. */
  readonly matches: readonly MatchRange[]
  /** Number of occurrences of the keyword in headings. */
  readonly inHeadings: number
  readonly inFirstParagraph: number
  /** Number of occurrences that are only part of a longer word. */
  readonly insideWords: number
  /** Number of further occurrences in words that contain the keyword more than once. They do not count. */
  readonly repeats: number
  /** Whether the text has no spaces between words. */
  readonly isUnspaced: boolean
  /** Present if the keyword is a list such as `tea, coffee`, and does not occur as a phrase. The counts are totals then. */
  readonly keywords?: readonly FoundPhrase[]
}

/** The result for an empty text. */
export const noDensities: Densities = {
  keyword: '',
  count: 0,
  words: 0,
  density: 0,
  oneWord: [],
  twoWords: [],
  threeWords: [],
  matches: [],
  inHeadings: 0,
  inFirstParagraph: 0,
  insideWords: 0,
  repeats: 0,
  isUnspaced: false,
}

/** Explains a count or a density that a reader may not expect. */
export function explainCount({ count, repeats, isUnspaced }: Densities): string {
  return [
    ...(isUnspaced && count > 0 ? ['This text has no spaces between words, so the density says little.'] : []),
    ...(repeats > 0
      ? [
          `A word that contains the keyword twice counts once. In all, it occurs ${formatNumber(count + repeats)} times.`,
        ]
      : []),
  ].join(' ')
}
