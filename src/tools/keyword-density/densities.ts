import { countOf, formatNumber } from '#core/format.ts'
import type { TextRange } from '#core/input-error.ts'

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
  readonly matches: readonly TextRange[]
  /** Number of occurrences of the keyword in headings. */
  readonly inHeadings: number
  readonly inFirstParagraph: number
  /** Number of occurrences that are only part of a longer word. */
  readonly insideWords: number
  /** Number of further occurrences in words that contain the keyword more than once. They do not count. */
  readonly repeats: number
  /** Whether the text has no spaces between words. */
  readonly isUnspaced: boolean
  /** Number of words that a dictionary finds in a text without spaces. All densities are based on it. */
  readonly dictionaryWords?: number
  /** Whether the text starts like HTML source, whose tags count as words. */
  readonly hasTags: boolean
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
  hasTags: false,
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
