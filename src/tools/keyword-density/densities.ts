import { countOf, formatNumber } from '#core/format.ts'
import type { TextRange } from '#core/input-error.ts'

export interface FoundPhrase {
  readonly phrase: string
  readonly count: number
  /** Number of occurrences as a percentage of all words. */
  readonly density: number
}

/** The result for an empty text. */
export const noDensities = {
  keyword: '',
  count: 0,
  /** Number of words in the text. */
  words: 0,
  /** Number of occurrences of the keyword as a percentage of all words, to two decimal places. */
  density: 0,
  /** Words that occur at least twice, most frequent first, up to the limit. */
  oneWord: [] as readonly FoundPhrase[],
  twoWords: [] as readonly FoundPhrase[],
  threeWords: [] as readonly FoundPhrase[],
  /** The first occurrences of the keyword, sorted and without overlaps. */
  matches: [] as readonly TextRange[],
  /** Number of occurrences of the keyword in headings. */
  inHeadings: 0,
  inFirstParagraph: 0,
  /** Number of occurrences that are only part of a longer word. */
  insideWords: 0,
  /** Number of further occurrences in words that contain the keyword more than once. They do not count. */
  repeats: 0,
  /** Whether the text has no spaces between words. */
  isUnspaced: false,
  /** Whether the text starts like HTML source, whose tags count as words. */
  hasTags: false,
}

export interface Densities extends Readonly<typeof noDensities> {
  /** Number of words that a dictionary finds in a text without spaces. All densities are based on it. */
  readonly dictionaryWords?: number
  /** Present if the keyword is a list such as `tea, coffee`, and does not occur as a phrase. The counts are totals then. */
  readonly keywords?: readonly FoundPhrase[]
}

/** Returns the lists of words and phrases with their titles. */
export function listsOf({ keywords = [], oneWord, twoWords, threeWords }: Densities) {
  return [
    ['Each keyword', keywords],
    ['One word', oneWord],
    ['Two words', twoWords],
    ['Three words', threeWords],
  ] as const
}

/** Explains a count or a density that a reader may not expect. */
export function explainCount({ count, repeats, dictionaryWords, hasTags }: Densities): string {
  const explanations: string[] = []
  if (dictionaryWords !== undefined)
    explanations.push(
      'This text has no spaces between words. A dictionary finds ' +
        `${countOf(dictionaryWords, 'word')}; the percentages are based on that.`,
    )
  if (hasTags && count > 0)
    explanations.push('HTML tags and their attributes count as words. Remove them with Text Cleaner first.')
  if (repeats > 0) {
    const all = formatNumber(count + repeats)
    explanations.push(`A word that contains the keyword twice counts once. In all, it occurs ${all} times.`)
  }
  return explanations.join(' ')
}
