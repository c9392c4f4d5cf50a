import { printCsv } from '#core/text/csv.ts'
import type { Matches } from './result.ts'

/** Prints one row per match as CSV. A group that did not participate in its match is empty. */
export function printMatches({ matches, groupNames = [] }: Matches): string {
  // Every match has the same groups. A group without a name has its number.
  const labels = matches[0]?.groups.map((_, index) => groupNames[index] ?? `$${String(index + 1)}`) ?? []
  const rows = matches.map(({ index, text, groups }, number) => [
    number + 1,
    index,
    text,
    ...groups.map((group) => group ?? ''),
  ])
  return printCsv([['number', 'index', 'match', ...labels], ...rows])
}
