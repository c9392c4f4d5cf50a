import { isChange, isUnended, type LineRow, type Row, type Side } from './rows.ts'

/**
 * Returns the changes in a patch. They include an unchanged line if one text ends with it, without LF, and the other text
 * goes on: in a patch, no line can follow a line without LF.
 */
export function listPatchChanges(rows: readonly Row[]): readonly LineRow[] {
  return rows.flatMap((row, index) => {
    if (isChange(row)) return [row]
    if (row.kind === 'skipped' || row.unended === undefined || index === rows.length - 1) return []
    // An empty line without LF is no line.
    return [{ ...row, kind: 'changed', modified: row.original === '' ? row.modified : row.original }]
  })
}

/**
 * Prints a unified diff for POSIX and GNU `patch`, with a hunk between skipped rows. Lines that count as equal are printed
 * as in the original, so that the patch applies with any ignore options.
 */
export function printPatch(rows: readonly Row[]): string {
  const hunks: LineRow[][] = [[]]
  for (const row of rows) {
    if (row.kind === 'skipped') hunks.push([])
    else hunks.at(-1)?.push(row)
  }
  const printed = hunks.filter(({ length }) => length > 0).map(printHunk)
  return printed.length > 0 ? `--- original\n+++ modified\n${printed.join('')}` : ''
}

function printHunk(rows: readonly LineRow[]): string {
  const lines = unifyRows(rows).map(([row, side]) => {
    const changeSign = side === 'original' ? '-' : '+'
    const end = isUnended(row, side) ? '\\ No newline at end of file\n' : ''
    return `${row.kind === 'same' ? ' ' : changeSign}${row[side] ?? ''}\n${end}`
  })
  return `@@ -${printRange(rows, 'originalLine')} +${printRange(rows, 'modifiedLine')} @@\n${lines.join('')}`
}

/** Lists the lines one by one, as rows and sides. In a change, removed lines come before added lines. */
export function unifyRows<R extends Row>(rows: readonly R[]): readonly (readonly [R, Side])[] {
  const unified: [R, Side][] = []
  let added: [R, Side][] = []
  for (const row of rows) {
    if (!isChange(row)) {
      for (const line of added) unified.push(line)
      added = []
    }
    if (row.kind !== 'added') unified.push([row, 'original'])
    if (row.kind === 'added' || row.kind === 'changed') added.push([row, 'modified'])
  }
  return [...unified, ...added]
}

/** Prints the first line number and the number of lines. Only an empty text has no lines in a hunk. */
function printRange(rows: readonly LineRow[], number: 'originalLine' | 'modifiedLine'): string {
  const lines = rows.flatMap((row) => row[number] ?? [])
  return lines.length === 1 ? String(lines[0]) : `${String(lines[0] ?? 0)},${String(lines.length)}`
}
