import type { TextRange } from '#core/input-error.ts'

export interface CountedWord {
  readonly word: string
  readonly count: number
  /** Percentage of the counted words. */
  readonly share: number
}

export interface ComparedWord extends CountedWord {
  readonly otherCount: number
  readonly otherShare: number
  /** In percentage points. Positive if the first text uses the word more. */
  readonly difference: number
}

export interface Comparison {
  /** The words of both texts up to the limit, largest difference first. */
  readonly words: readonly ComparedWord[]
  /** Number of distinct words in either text. */
  readonly distinct: number
  /** Number of counted words in the other text. */
  readonly otherWords: number
}

/** Where a word occurs, with the words around it. */
export interface Occurrence extends TextRange {
  readonly context: string
}

/** How many words of the text were not counted, and why. Repetitions count. */
export interface LeftOut {
  /** Shorter than the minimum length. */
  readonly short: number
  /** On the list of English stop words or on the user's list. */
  readonly stopWords: number
}

export interface WordFrequencies {
  /** The words up to the limit, most frequent first. */
  readonly items: readonly CountedWord[]
  /** Number of counted words, which do not include short words and skipped stop words. */
  readonly words: number
  /** Number of distinct counted words. */
  readonly distinct: number
  readonly leftOut: LeftOut
  /** Number of English stop words among the items, if there are any. */
  readonly listedStopWords?: number
  /** The stop words of a text in another language, if the list has several. */
  readonly commonWords?: readonly string[]
  /** Present if the text has no spaces between words: whether a dictionary has yet to find them. */
  readonly needsDictionary?: boolean
  /** Names such as C++ at the start of the text, if there are any. They are counted without their symbols. */
  readonly withoutSymbols?: readonly string[]
  /** Present if there is another text to compare with. */
  readonly comparison?: Comparison
  /** The first occurrences of the word to find, if there is one. */
  readonly occurrences?: readonly Occurrence[]
  /**
   * A table of all words, if requested. It is a string, because receiving a list of a million objects would block the
   * page.
   */
  readonly csv?: string
}

/** Fewer stop words are not worth an offer. */
export const minListedStopWords = 3

/** The frequencies for an empty text. */
export const noFrequencies: WordFrequencies = { items: [], words: 0, distinct: 0, leftOut: { short: 0, stopWords: 0 } }

export function printFrequencies({ items, csv, comparison, occurrences }: WordFrequencies): string {
  if (occurrences) return occurrences.map(({ context }) => context).join('\n')
  if (csv !== undefined) return csv
  if (comparison) return comparison.words.map(printComparedWord).join('\n')
  return items.map(({ word, count }) => `${word}: ${String(count)}`).join('\n')
}

function printComparedWord({ word, share, otherShare, difference }: ComparedWord): string {
  return `${word}: ${String(share)}% and ${String(otherShare)}% (${formatDifference(difference)})`
}

/** Formats a difference with its sign: `+1.25`, `−0.5` or `0`. */
export function formatDifference(difference: number): string {
  if (difference === 0) return '0'
  return `${difference > 0 ? '+' : '−'}${String(Math.abs(difference))}`
}
