import { splitLines } from '#core/text/lines.ts'
import { type TextSource, wholeText } from '#core/text-source.ts'
import type { PositionChanges } from './by-position.ts'
import type { Differences } from './engine.ts'
import { splitPatchLines } from './patch.ts'
import { isChange, type Row, type Side, type SkippedRow, unifyRows } from './rows.ts'

export type TextSources = Readonly<Record<Side, TextSource>>

/** A comparison of lines, and the texts that were compared. The text fields may have changed since then. */
export interface LineComparison {
  readonly differences: Exclude<Differences, { mode: 'lists' }>
  readonly texts: TextSources
}

/** In UTF-16 code units. Splitting longer texts only to show a few lines would take too long. */
const maxSplitLength = 50_000

/** Returns the rows of a new comparison. */
export function listInitialRows(comparison: LineComparison): readonly Row[] {
  const { differences, texts } = comparison
  if (differences.mode === 'aligned') return differences.rows
  const rows = rowsOfChanges(differences)
  if (texts.original.length + texts.modified.length > maxSplitLength) return rows
  // Two lines take no more space than the button that would reveal them.
  return revealLines(comparison, rows, (row) => (row.count <= 2 ? row.count : 0))
}

/** Returns the changes by position and the unchanged lines between them. */
function rowsOfChanges(found: PositionChanges): readonly Row[] {
  const { changes, originalLines, modifiedLines } = found
  const rows: Row[] = []
  let next = 1
  const addSkipped = (end: number) => {
    // A line that only one text has is not unchanged, even if it is empty.
    const count = Math.min(end, originalLines + 1, modifiedLines + 1) - next
    if (count > 0) rows.push({ kind: 'skipped', count, originalLine: next, modifiedLine: next })
  }
  for (const { line, original, modified } of changes) {
    addSkipped(line)
    if (line > modifiedLines) rows.push({ kind: 'removed', originalLine: line, original })
    else if (line > originalLines) rows.push({ kind: 'added', modifiedLine: line, modified })
    else rows.push({ kind: 'changed', originalLine: line, original, modifiedLine: line, modified })
    next = line + 1
  }
  if (changes.length === found.changed + found.added + found.removed) addSkipped(Infinity)
  return rows
}

/** Reveals skipped lines. `countOf` returns how many lines of a row to reveal. */
export function revealLines(
  { differences, texts }: LineComparison,
  rows: readonly Row[],
  countOf: (row: SkippedRow) => number,
): readonly Row[] {
  const split = (text: TextSource) =>
    (differences.mode === 'aligned' ? splitPatchLines(wholeText(text)) : splitLines(wholeText(text))).lines
  const originals = split(texts.original)
  const modifieds = split(texts.modified)
  return rows.flatMap((row) => {
    if (row.kind !== 'skipped') return [row]
    const count = Math.min(countOf(row), row.count)
    const rest = row.count - count
    // Above the first change, the last lines are revealed first, because they are next to the change.
    const isFirst = row.originalLine === 1
    const shown = rangeOf(row, isFirst ? rest : 0, count).map(({ originalLine, modifiedLine }): Row => {
      const original = originals[originalLine - 1] ?? ''
      const modified = modifieds[modifiedLine - 1] ?? ''
      return { kind: 'same', originalLine, original, modifiedLine, modified }
    })
    const skipped = rangeOf(row, isFirst ? 0 : count, Math.min(rest, 1)).map(
      (start): Row => ({
        kind: 'skipped',
        count: rest,
        ...start,
      }),
    )
    return isFirst ? [...skipped, ...shown] : [...shown, ...skipped]
  })
}

/** Returns the line numbers of `count` lines, starting `offset` lines after the first skipped line. */
function rangeOf({ originalLine, modifiedLine }: SkippedRow, offset: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    originalLine: originalLine + offset + index,
    modifiedLine: modifiedLine + offset + index,
  }))
}

export type Layout = 'side' | 'unified'

/** A row as it is displayed: with the lines of both sides, or of one side. */
export interface ShownRow {
  readonly row: Row
  readonly sides: readonly Side[]
  /** Whether this is the first row of a change: of lines that differ and follow each other directly. */
  readonly startsChange: boolean
}

export function arrangeRows(rows: readonly Row[], layout: Layout): readonly ShownRow[] {
  const arranged =
    layout === 'unified'
      ? unifyRows(rows).map(({ row, side }) => ({ row, sides: [side] }))
      : rows.map((row) => ({ row, sides: ['original', 'modified'] as const }))
  return arranged.map((shown, index) => ({
    ...shown,
    startsChange: isChange(shown.row) && !isChange(arranged[index - 1]?.row),
  }))
}

/** The line numbers of a line that was removed in one place and added in another. */
export type Move = Readonly<Record<Side, number>>

/** Shorter lines, such as a bracket, are added and removed without being moved. */
const minMovedLength = 5

/** Returns the moved lines by their trimmed text. */
export function findMoves(rows: readonly Row[]): ReadonlyMap<string, Move> {
  const added = findUniqueLines(rows, 'modified')
  const moves = new Map<string, Move>()
  for (const [text, original] of findUniqueLines(rows, 'original')) {
    const modified = added.get(text)
    if (original !== undefined && modified !== undefined) moves.set(text, { original, modified })
  }
  return moves
}

/** Returns the numbers of the changed lines of one side by their text. A repeated line has no number. */
function findUniqueLines(rows: readonly Row[], side: Side): ReadonlyMap<string, number | undefined> {
  const lines = new Map<string, number | undefined>()
  for (const row of rows.filter(isChange)) {
    const text = row[side]?.trim() ?? ''
    const isOnlyIndented = row.original?.trim() === row.modified?.trim()
    if (text.length >= minMovedLength && !isOnlyIndented)
      lines.set(text, lines.has(text) ? undefined : row[`${side}Line`])
  }
  return lines
}
