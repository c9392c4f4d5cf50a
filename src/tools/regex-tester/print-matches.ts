import { printCsv } from '#core/text/csv.ts'
import type { Matches } from './engine.ts'

/**
 * Prints the replaced text if there is one. Otherwise prints one match per line, with line breaks inside a match written as
 * \n or \r. Nothing else is escaped, so that a path such as C:\new stays readable. JSON output is exact.
 */
export function printFound({ matches, replaced }: Matches): string {
  if (replaced !== undefined) return replaced
  return matches.map(({ text }) => text.replaceAll('\n', String.raw`\n`).replaceAll('\r', String.raw`\r`)).join('\n')
}

/** Returns all groups with their names, or their numbers if they have none. */
function groupLabels({ matches, groupNames = [] }: Matches): string[] {
  // Every match has the same groups.
  const count = matches[0]?.groups.length ?? 0
  return Array.from({ length: count }, (_, index) => groupNames[index] ?? `$${String(index + 1)}`)
}

/** Prints one row per match as CSV. A group that did not participate in its match is empty. */
export function printMatches(found: Matches): string {
  const rows = found.matches.map(({ index, text, groups }, number) => [
    number + 1,
    index,
    text,
    ...groups.map((group) => group ?? ''),
  ])
  return printCsv([['number', 'index', 'match', ...groupLabels(found)], ...rows])
}
