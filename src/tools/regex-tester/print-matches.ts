import { printCsv } from '#core/text/csv.ts'
import type { Match } from './engine.ts'

/** Returns all groups by number, and then the named groups again by name. */
export function groupsOf({ groups, named = [] }: Match) {
  return [
    ...groups.map((text, index) => ({ label: `$${String(index + 1)}`, text })),
    ...named.map(({ name, text }) => ({ label: name, text })),
  ]
}

/** Prints one row per match as CSV. A group that did not participate in its match is empty. */
export function printMatches(matches: readonly Match[]): string {
  // Every match has the same groups.
  const labels = matches
    .slice(0, 1)
    .flatMap(groupsOf)
    .map(({ label }) => label)
  const rows = matches.map((match, number) => [
    number + 1,
    match.index,
    match.text,
    ...groupsOf(match).map(({ text }) => text ?? ''),
  ])
  return printCsv([['number', 'index', 'match', ...labels], ...rows])
}
