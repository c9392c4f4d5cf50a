import { printCsv } from '#core/text/csv.ts'
import type { Densities, FoundPhrase } from './densities.ts'

/** Prints the keyword, if there is one, and all listed phrases as CSV. */
export function printCsvReport(found: Densities): string {
  const { keyword, count, density, oneWord, twoWords, threeWords } = found
  const keywords = found.keywords ?? [{ phrase: keyword, count, density }]
  const rowsOf = (list: string, phrases: readonly FoundPhrase[]) =>
    phrases.map((item) => [list, item.phrase, item.count, item.density])
  return printCsv([
    ['list', 'phrase', 'count', 'percent'],
    ...(keyword === '' ? [] : rowsOf('Keyword', keywords)),
    ...rowsOf('One word', oneWord),
    ...rowsOf('Two words', twoWords),
    ...rowsOf('Three words', threeWords),
  ])
}

/** Prints the densities as text to copy. */
export function printReport({
  keyword,
  count,
  words,
  density,
  oneWord,
  twoWords,
  threeWords,
  keywords = [],
}: Densities): string {
  const keywordLines = [`Keyword: ${keyword}`, `Count: ${String(count)}`, `Density: ${density.toFixed(2)}%`]
  return [
    ...(keyword === '' ? [] : keywordLines),
    `Words: ${String(words)}`,
    ...printPhrases('Each keyword', keywords),
    ...printPhrases('One word', oneWord),
    ...printPhrases('Two words', twoWords),
    ...printPhrases('Three words', threeWords),
  ].join('\n')
}

function printPhrases(title: string, found: readonly FoundPhrase[]): string[] {
  if (found.length === 0) return []
  const lines = found.map(({ phrase, count, density }) => `${phrase}: ${String(count)} (${density.toFixed(2)}%)`)
  return ['', title, ...lines]
}
