import { splitLines } from '#core/text/lines.ts'
import { createFold, type Ignored } from './fold.ts'
import { createRow, forBoth, type LineRow, minSkipped, type Row, type Sides } from './rows.ts'

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
  /** The same changes and the unchanged lines between them. */
  readonly rows: readonly Row[]
  readonly originalLines: number
  readonly modifiedLines: number
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
  const rows: Row[] = []
  const counts = { changed: 0, added: 0, removed: 0, unchanged: 0 }
  const addRow = (kind: LineRow['kind'], line: number) =>
    rows.push(createRow(kind, lines, { original: line, modified: line }))
  const addUnchanged = (from: number, to: number) => {
    if (to - from < minSkipped) for (let line = from; line < to; line++) addRow('same', line)
    else rows.push({ kind: 'skipped', count: to - from, originalLine: from, modifiedLine: from })
  }
  for (let line = 1; line <= Math.max(originalLines, modifiedLines); line++) {
    const original = lines.original[line - 1] ?? ''
    const modified = lines.modified[line - 1] ?? ''
    if (original !== modified && fold(original) !== fold(modified)) {
      const kind = line <= shorter ? 'changed' : longerKind
      counts[kind]++
      if (changes.length === options.limit) continue
      addUnchanged((changes.at(-1)?.line ?? 0) + 1, Math.min(line, shorter + 1))
      addRow(kind, line)
      changes.push({ line, original, modified })
      // An empty line that only one text has is neither a change nor an unchanged line.
    } else if (line <= shorter) counts.unchanged++
  }
  const isComplete = changes.length === counts.changed + counts.added + counts.removed
  if (isComplete) addUnchanged((changes.at(-1)?.line ?? 0) + 1, shorter + 1)
  return { mode: 'position', changes, rows, ...counts, originalLines, modifiedLines }
}
