import { splitLines } from '#core/text/lines.ts'
import { createFold, type Ignored } from './fold.ts'
import { createRow, forBoth, type LineRow, type Row, type Sides } from './rows.ts'
import { addUnchanged } from './unchanged-lines.ts'

/** Two lines that have the same number and differ. If a text has no such line, its side is empty. */
interface Change extends Sides<string> {
  readonly line: number
}

export interface Counts {
  /** Number of lines that both texts have and that differ. */
  readonly changed: number
  /** Number of lines that only the modified text has. */
  readonly added: number
  /** Number of lines that only the original text has. */
  readonly removed: number
  readonly unchanged: number
}

export interface PositionChanges extends Counts {
  readonly mode: 'position'
  /** The first changes, up to the limit. */
  readonly changes: readonly Change[]
  /** The changes and the unchanged lines between them, up to the limit. */
  readonly rows: readonly Row[]
  readonly originalLines: number
  readonly modifiedLines: number
  /** The number of differences in aligned mode, if it is smaller or less text differs. */
  readonly alignedDifferences?: number
}

/** Compares lines with the same number. Line breaks are not compared. */
export function compareByPosition(texts: Sides<string>, options: Ignored & { limit: number }): PositionChanges {
  const fold = createFold(options)
  const lines = forBoth((side) => splitLines(texts[side]).lines)
  const originalLines = lines.original.length
  const modifiedLines = lines.modified.length
  const shorter = Math.min(originalLines, modifiedLines)
  const longerKind = originalLines > modifiedLines ? 'removed' : 'added'
  const changes: Change[] = []
  const rows: LineRow[] = []
  for (let line = 1; line <= Math.max(originalLines, modifiedLines); line++) {
    const original = lines.original[line - 1] ?? ''
    const modified = lines.modified[line - 1] ?? ''
    // An empty line that only one text has is not a change.
    if (original === modified || fold(original) === fold(modified)) continue
    changes.push({ line, original, modified })
    rows.push(createRow(line <= shorter ? 'changed' : longerKind, lines, { original: line, modified: line }))
  }
  const counts = countKinds(rows)
  return {
    mode: 'position',
    changes: changes.slice(0, options.limit),
    rows: addUnchanged(rows, lines).slice(0, options.limit),
    ...counts,
    unchanged: shorter - counts.changed,
    originalLines,
    modifiedLines,
  }
}

export function countKinds(changes: readonly LineRow[]): Omit<Counts, 'unchanged'> {
  const count = (kind: LineRow['kind']) => changes.filter((row) => row.kind === kind).length
  return { changed: count('changed'), added: count('added'), removed: count('removed') }
}
