import { printCsv } from '#core/text/csv.ts'
import type { Densities, FoundPhrase } from './densities.ts'

/** Prints the keyword, if there is one, and all listed phrases as CSV. */
export function printDensities({ keyword, count, density, oneWord, twoWords, threeWords }: Densities): string {
  const rowsOf = (list: string, found: readonly FoundPhrase[]) =>
    found.map((item) => [list, item.phrase, item.count, item.density])
  return printCsv([
    ['list', 'phrase', 'count', 'percent'],
    ...(keyword === '' ? [] : [['Keyword', keyword, count, density]]),
    ...rowsOf('One word', oneWord),
    ...rowsOf('Two words', twoWords),
    ...rowsOf('Three words', threeWords),
  ])
}
