import type { Bar } from './profile.ts'

/** The range of a sentence in UTF-16 code units, and its number of words. */
export interface SentenceRange {
  readonly start: number
  readonly end: number
  readonly words: number
}

/** The counts of an empty text. */
export const noCounts = {
  sentences: 0,
  words: 0,
  /** Average number of words per sentence. */
  average: 0,
  longest: 0,
  shortest: 0,
  /** Number of long sentences. */
  longSentences: 0,
  /** The first long sentences, up to the `limit` option. */
  long: [] as readonly SentenceRange[],
  /** Whether the text has no spaces between words, so that the numbers of words say little. */
  isUnspaced: false,
  profile: { sentencesPerBar: 1, bars: [] as readonly Bar[] },
}

export interface SentenceCounts extends Readonly<typeof noCounts> {
  /** The first one if several are equally long. Its number starts at 1. Absent if there are no sentences. */
  readonly longestSentence?: SentenceRange & { readonly number: number; readonly text: string }
}
