import { printCsv } from '#core/text/csv.ts'
import type { Matches } from './engine.ts'

/**
 * Prints the replaced text if there is one. Otherwise prints one match per line, with line breaks inside a match written as
 * \n or \r. Nothing else is escaped, so that a path such as C:\new stays readable. Line numbers are printed as by `grep -n`.
 * JSON output is exact.
 */
export function printFound({ matches, replaced }: Matches): string {
  if (replaced !== undefined) return replaced
  return matches
    .map(({ text, line }) => {
      const printed = text.replaceAll('\n', String.raw`\n`).replaceAll('\r', String.raw`\r`)
      return line === undefined ? printed : `${String(line)}:${printed}`
    })
    .join('\n')
}

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
