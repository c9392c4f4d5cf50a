import { printCsv } from '#core/text/csv.ts'
import type { Densities, FoundPhrase } from './densities.ts'

/** Prints the keyword, if there is one, and all listed phrases as CSV. */
export function printDensities(found: Densities): string {
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
