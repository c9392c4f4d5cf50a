import type { PositionChanges } from './by-position.ts'
import type { Differences } from './engine.ts'
import type { ListComparison } from './lists.ts'

/** Returns the number of lines or list items that differ. */
export function countDifferences(found: Differences): number {
  return found.mode === 'lists'
    ? found.onlyOriginal.count + found.onlyModified.count
    : found.changed + found.added + found.removed
}

export function printDifferences(found: Differences): string {
  switch (found.mode) {
    case 'aligned':
      // A patch without changes is empty, because `patch` would not accept a message.
      return found.patch
    case 'lists':
      return printLists(found)
    case 'position':
      return found.message ?? printChanges(found)
  }
}

/** Prints two or three lines per change. If a text has no such line, its side is left out. */
function printChanges(found: PositionChanges): string {
  const { changes, originalLines, modifiedLines } = found
  const printed = changes.flatMap(({ line, original, modified }) => [
    `Line ${String(line)}`,
    ...(line <= originalLines ? [`- ${original}`] : []),
    ...(line <= modifiedLines ? [`+ ${modified}`] : []),
  ])
  const more = countDifferences(found) - changes.length
  if (more > 0) printed.push(`… and ${String(more)} more`)
  return printed.join('\n')
}

/** The headings of the three sections, in the order in which they are shown and printed. */
export const listTitles = {
  onlyOriginal: 'Only in Original',
  onlyModified: 'Only in Modified',
  both: 'In both',
} as const

export const listNames = Object.keys(listTitles) as readonly (keyof typeof listTitles)[]

function printLists(found: ListComparison): string {
  return listNames
    .map((name) => {
      const { count, text } = found[name]
      return `${listTitles[name]} (${String(count)})${count > 0 ? `\n${text}` : ''}`
    })
    .join('\n\n')
}
