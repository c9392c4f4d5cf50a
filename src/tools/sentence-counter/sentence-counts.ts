import type { Bar } from './profile.ts'

/** Sentences with more words than this are long. */
export const wordLimit = 25

/** The range of a sentence in UTF-16 code units, and its number of words. */
export interface SentenceRange {
  readonly start: number
  readonly end: number
  readonly words: number
}

export interface SentenceCounts {
  readonly sentences: number
  /** Average number of words per sentence. */
  readonly average: number
  readonly longest: number
  readonly shortest: number
  /**
   * The longest sentence, or the first one if several are equally long. Its number starts at 1. Absent if there are no
   * sentences.
   */
  readonly longestSentence?: SentenceRange & { readonly number: number; readonly text: string }
  /** Number of long sentences. */
  readonly longSentences: number
  /** The first long sentences, up to the `limit` option. */
  readonly long: readonly SentenceRange[]
  /** Whether the text has no spaces between words, so that the numbers of words say little. */
  readonly isUnspaced: boolean
  readonly profile: { readonly sentencesPerBar: number; readonly bars: readonly Bar[] }
}

/** The counts of an empty text. */
export const noCounts: SentenceCounts = {
  sentences: 0,
  average: 0,
  longest: 0,
  shortest: 0,
  longSentences: 0,
  long: [],
  isUnspaced: false,
  profile: { sentencesPerBar: 1, bars: [] },
}
