import { isChange, isUnended, type LineRow, unifyRows } from './rows.ts'

/**
 * Splits a text as `patch` does: each line ends with LF, and a CR before the LF is part of the line. When comparing by
 * position, any line break ends a line, but a patch could not represent that.
 */
export function splitPatchLines(text: string): readonly string[] {
  const lines = text.split('\n')
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}

/**
 * Marks an unchanged line as changed if one text ends with it, without LF, and the other text goes on: in a patch, no line
 * can follow a line without LF.
 */
export function endLines(rows: readonly LineRow[]): readonly LineRow[] {
  return rows.map((row, index) =>
    row.kind === 'same' && row.unended !== undefined && index < rows.length - 1
      ? // An empty line without LF is no line.
        { ...row, kind: 'changed', modified: row.original === '' ? row.modified : row.original }
      : row,
  )
}

/** Indexes of rows. `to` is exclusive. */
export interface Range {
  from: number
  to: number
}

/** Number of unchanged lines shown above and below a change. */
const contextLines = 3

/** Returns the ranges of changes with their context. Changes are in the same range if their context lines touch. */
export function findHunks(rows: readonly LineRow[]): readonly Range[] {
  const hunks: Range[] = []
  rows.forEach((row, index) => {
    if (!isChange(row)) return
    const from = Math.max(0, index - contextLines)
    const to = Math.min(rows.length, index + 1 + contextLines)
    const last = hunks.at(-1)
    if (last && from <= last.to) last.to = to
    else hunks.push({ from, to })
  })
  return hunks
}

/**
 * Prints a unified diff for POSIX and GNU `patch`. Lines that count as equal are printed as in the original, so that
 * the patch applies with any ignore options.
 */
export function printPatch(rows: readonly LineRow[], hunks: readonly Range[]): string {
  if (hunks.length === 0) return ''
  return `--- original\n+++ modified\n${hunks.map(({ from, to }) => printHunk(rows.slice(from, to))).join('')}`
}

function printHunk(rows: readonly LineRow[]): string {
  const lines = unifyRows(rows).map(([row, side]) => {
    const changeSign = side === 'original' ? '-' : '+'
    const end = isUnended(row, side) ? '\\ No newline at end of file\n' : ''
    return `${row.kind === 'same' ? ' ' : changeSign}${row[side] ?? ''}\n${end}`
  })
  return `@@ -${printRange(rows, 'originalLine')} +${printRange(rows, 'modifiedLine')} @@\n${lines.join('')}`
}

/** Prints the first line number and the number of lines. Only an empty text has no lines in a hunk. */
function printRange(rows: readonly LineRow[], number: 'originalLine' | 'modifiedLine'): string {
  const lines = rows.flatMap((row) => row[number] ?? [])
  return lines.length === 1 ? String(lines[0]) : `${String(lines[0] ?? 0)},${String(lines.length)}`
}
