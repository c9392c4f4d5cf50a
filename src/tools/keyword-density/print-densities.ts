import { printCsv } from '#core/text/csv.ts'
import { type Densities, listsOf } from './densities.ts'

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
export function printReport(found: Densities): string {
  const { keyword, count, words, density } = found
  const keywordLines = [`Keyword: ${keyword}`, `Count: ${String(count)}`, `Density: ${density.toFixed(2)}%`]
  const lists = listsOf(found).flatMap(([title, phrases]) =>
    phrases.length === 0
      ? []
      : ['', title, ...phrases.map((item) => `${item.phrase}: ${String(item.count)} (${item.density.toFixed(2)}%)`)],
  )
  return [...(keyword === '' ? [] : keywordLines), `Words: ${String(words)}`, ...lists].join('\n')
}
