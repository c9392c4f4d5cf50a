import type { InLanguage } from '#core/language/text-language.ts'
import type { TextRange } from '#core/tool/input-error.ts'
import { printFields, sumFields } from '#core/tool/print-fields.ts'
import { roundedRatio } from '#core/rounding.ts'
import { pluralize } from '#core/format.ts'

/** The range of a sentence, and its number of words. */
export interface SentenceRange extends TextRange {
  readonly words: number
}

/** Its number starts at 1. */
export interface NumberedSentence extends SentenceRange {
  readonly number: number
}

/** One or more consecutive sentences that are shown as one bar. */
export interface Bar extends TextRange {
  readonly sentences: number
  /** Number of words in the longest sentence. */
  readonly longest: number
  /** Number of words in all sentences. */
  readonly words: number
  /** The number of the longest sentence, from 1. Its range is that of the bar. */
  readonly number: number
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
  /** Up to five, longest first. Equally long ones are in the order of the text. */
  longestSentences: [] as readonly (NumberedSentence & { readonly text: string })[],
  /** Whether the text has no spaces between words, so that the numbers of words say little. */
  isUnspaced: false,
  profile: { sentencesPerBar: 1, bars: [] as readonly Bar[] },
}

export interface SentenceCounts extends Readonly<typeof noCounts>, InLanguage {
  /** The first one if several are equally long. Absent if there are no sentences. */
  readonly longestSentence?: NumberedSentence & { readonly text: string }
}

type PrintedCounts = Pick<SentenceCounts, 'sentences' | 'average' | 'longest' | 'shortest'>

function printCounts({ sentences, average, longest, shortest }: PrintedCounts): string {
  const inWords = (count: number) => `${String(count)} ${pluralize(count, 'word')}`
  const lengths = { Average: inWords(average), Longest: inWords(longest), Shortest: inWords(shortest) }
  return printFields({ Sentences: sentences, ...lengths })
}

export function print(found: SentenceCounts): string {
  return printCounts(found)
}

export function printTotal(results: readonly SentenceCounts[]): string {
  const counted = results.filter(({ sentences }) => sentences > 0)
  if (counted.length === 0) return printCounts(noCounts)
  const { sentences, words } = sumFields(counted, 'sentences', 'words')
  return printCounts({
    sentences,
    average: roundedRatio(words, sentences),
    longest: Math.max(...counted.map(({ longest }) => longest)),
    shortest: Math.min(...counted.map(({ shortest }) => shortest)),
  })
}
