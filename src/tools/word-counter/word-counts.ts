// Not in engine.ts, so that the view needs no script of the engine to show the counts of an empty text.

export interface WordCounts {
  readonly words: number
  readonly characters: number
  readonly sentences: number
  readonly paragraphs: number
  /** Number of lines that are not blank, if line breaks mostly come after the end of a sentence. */
  readonly paragraphsIfOnePerLine?: number
  readonly charactersNoSpaces: number
  /** Number of distinct words, ignoring case and surrounding punctuation. */
  readonly uniqueWords: number
  /** Number of words such as a dash between two spaces. They are not included in `uniqueWords`. */
  readonly punctuationOnlyWords: number
  /** In characters, without surrounding punctuation. */
  readonly averageWordLength: number
  /** In words. */
  readonly averageSentenceLength: number
  readonly readingSeconds: number
  readonly speakingSeconds: number
  /** Double-spaced pages, to one decimal place. */
  readonly pages: number
  /** The most frequent words that occur at least twice, without stop words, short words, URLs, data and numbers. */
  readonly topWords: readonly { readonly word: string; readonly count: number }[]
  /** About how many words a dictionary finds in a text without spaces. Times and pages are based on it. */
  readonly estimatedWords?: number
  /** Present only if a goal is set. */
  readonly goal?: { readonly words: number; readonly percent: number }
}

/** The counts of an empty text. */
export const noCounts: WordCounts = {
  words: 0,
  characters: 0,
  sentences: 0,
  paragraphs: 0,
  charactersNoSpaces: 0,
  uniqueWords: 0,
  punctuationOnlyWords: 0,
  averageWordLength: 0,
  averageSentenceLength: 0,
  readingSeconds: 0,
  speakingSeconds: 0,
  pages: 0,
  topWords: [],
}
