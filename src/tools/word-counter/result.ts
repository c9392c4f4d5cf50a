import type { InLanguage } from '#core/language/text-language.ts'
import type { DictionaryCounts } from '#core/text/reading-speed.ts'
import { printFields, sumFields } from '#core/tool/print-fields.ts'

/** The counts of an empty text. */
export const noCounts = {
  words: 0,
  characters: 0,
  sentences: 0,
  paragraphs: 0,
  charactersNoSpaces: 0,
  /** Number of distinct words, as every tool compares them. */
  uniqueWords: 0,
  /** In characters, of the words as every tool compares them. */
  averageWordLength: 0,
  /** In words. */
  averageSentenceLength: 0,
  readingSeconds: 0,
  speakingSeconds: 0,
  /** Double-spaced pages, to one decimal place. */
  pages: 0,
  /** The most frequent words that occur at least twice, without stop words, short words and numbers. */
  topWords: [] as readonly { readonly word: string; readonly count: number }[],
}

/** The dictionary’s counts are present for a text without spaces. Its times and pages are based on their words. */
export interface WordCounts extends Readonly<typeof noCounts>, InLanguage, Partial<DictionaryCounts> {
  /** Present only for the text of a document that has footnotes or endnotes. */
  readonly wordsWithoutNotes?: number
  /** Present only if a goal is set. */
  readonly goal?: { readonly words: number; readonly percent: number }
}

type PrintedCounts = Pick<WordCounts, 'words' | 'characters' | 'sentences' | 'paragraphs'>

function printCounts({ words, characters, sentences, paragraphs }: PrintedCounts): string {
  return printFields({ Words: words, Characters: characters, Sentences: sentences, Paragraphs: paragraphs })
}

export function print(found: WordCounts): string {
  const { wordsWithoutNotes } = found
  const counts = printCounts(found)
  return wordsWithoutNotes === undefined ? counts : `${counts}\nWords without notes: ${String(wordsWithoutNotes)}`
}

export function printTotal(results: readonly WordCounts[]): string {
  return printCounts(sumFields(results, 'words', 'characters', 'sentences', 'paragraphs'))
}
