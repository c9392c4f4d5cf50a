import { countOf, pluralize } from '#core/format.ts'
import type { PositionChanges } from './by-position.ts'
import type { ListComparison } from './lists.ts'
import type { AlignedChanges } from './aligned.ts'

/** Returns the number of lines or list items that differ. */
export function countDifferences(found: Differences): number {
  return found.mode === 'lists'
    ? found.onlyOriginal.count + found.onlyModified.count
    : found.changed + found.added + found.removed
}

/** Says what aligned mode would find, if that is less. */
export function describeAligned(found: Differences): string | undefined {
  if (found.mode !== 'position' || found.alignedDifferences === undefined) return undefined
  const count = found.alignedDifferences
  if (count >= countDifferences(found)) return 'Aligned, less text differs.'
  return `Aligned, only ${countOf(count, 'line')} ${pluralize(count, 'differs', 'differ')}.`
}

/** A patch names the files, if they are known. Without changes it is empty, because `patch` would not accept a message. */
export function print(found: Differences, files: readonly string[] = []): string {
  // A tab ends a name that has spaces.
  const [original = 'original', modified = 'modified'] = files.map((name) => name.replace(/ .*/, '$&\t'))
  if (found.mode === 'aligned') return found.patch.replace(/^--- .*\n.*/, () => `--- ${original}\n+++ ${modified}`)
  return found.mode === 'lists' ? printLists(found) : (found.message ?? printChanges(found))
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

/** The three sections with their headings, in the order in which they are shown and printed. */
export const listTitles = [
  ['onlyOriginal', 'Only in Original'],
  ['onlyModified', 'Only in Modified'],
  ['both', 'In both'],
] as const

function printLists(found: ListComparison): string {
  const sections = listTitles.map(([name, title]) => {
    const { count, text } = found[name]
    return `${title} (${String(count)})${count > 0 ? `\n${text}` : ''}`
  })
  return sections.join('\n\n')
}

interface Remarks {
  /** Present if both texts count as equal and at least one of them is not empty. */
  readonly message?: string
  /** Says what is invisible in the list of lines. */
  readonly note?: string | undefined
}

export type Differences = Remarks & (PositionChanges | AlignedChanges | ListComparison)
