import type { InLanguage } from '#core/language/text-language.ts'
import { printCsv } from '#core/text/csv.ts'
import type { TextRange } from '#core/tool/input-error.ts'

/** Prints the keyword, if there is one, and all listed phrases as CSV. */
export function printCsvReport(found: Densities): string {
  const { keyword, count, density } = found
  const total = keyword === '' ? [] : [['Keyword', keyword, count, density]]
  const rows = listsOf(found).flatMap(([title, phrases]) =>
    phrases.map((item) => [title, item.phrase, item.count, item.density]),
  )
  return printCsv([['list', 'phrase', 'count', 'percent'], ...total, ...rows])
}

/** Prints the densities as text to copy. */
export function print(found: Densities): string {
  const { keyword, count, words, density } = found
  const keywordLines = [`Keyword: ${keyword}`, `Count: ${String(count)}`, `Density: ${density.toFixed(2)}%`]
  const lists = listsOf(found).flatMap(([title, phrases]) =>
    phrases.length === 0
      ? []
      : ['', title, ...phrases.map((item) => `${item.phrase}: ${String(item.count)} (${item.density.toFixed(2)}%)`)],
  )
  return [...(keyword === '' ? [] : keywordLines), `Words: ${String(words)}`, ...lists].join('\n')
}

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
  /** Words that occur at least twice, most frequent first. */
  oneWord: [] as readonly FoundPhrase[],
  twoWords: [] as readonly FoundPhrase[],
  threeWords: [] as readonly FoundPhrase[],
  /** The first occurrences of the keyword, sorted and without overlaps. */
  matches: [] as readonly TextRange[],
}

export interface Densities extends Readonly<typeof noDensities>, InLanguage {
  /** Number of words that a dictionary finds in a text without spaces. All densities are based on it. */
  readonly dictionaryWords?: number
}

/** Returns the lists of words and phrases with their titles. */
export function listsOf({ oneWord, twoWords, threeWords }: Densities) {
  return [
    ['One word', oneWord],
    ['Two words', twoWords],
    ['Three words', threeWords],
  ] as const
}
