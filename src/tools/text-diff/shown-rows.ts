import { splitLines } from '#core/text/lines.ts'
import { type LongText, wholeText } from '#core/long-text/long-text.ts'
import { matchUnique } from './anchors.ts'
import type { Differences } from './result.ts'
import { unifyRows } from './patch.ts'
import { forBoth, isChange, type Row, type Side, type Sides, type SkippedRow, sides, splitPatchLines } from './rows.ts'
import { revealSkipped } from './unchanged-lines.ts'

export type LineComparison = Exclude<Differences, { mode: 'lists' }>

/** Reveals skipped lines. `countOf` returns how many lines of a row to reveal. */
export function revealLines(
  { mode, texts }: Pick<LineComparison, 'mode'> & { texts: Sides<LongText> },
  rows: readonly Row[],
  countOf: (row: SkippedRow) => number,
): readonly Row[] {
  const whole = forBoth((side) => wholeText(texts[side]))
  const lines = mode === 'aligned' ? splitPatchLines(whole) : forBoth((side) => splitLines(whole[side]).lines)
  return rows.flatMap((row) => {
    if (row.kind !== 'skipped') return [row]
    // Above the first change, the last lines are revealed first, because they are next to the change.
    const [first, last] = row.originalLine === 1 ? [0, countOf(row)] : [countOf(row), 0]
    return revealSkipped(row, lines, { first, last })
  })
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
      ? unifyRows(rows).map(([row, side]) => ({ row, sides: [side] }))
      : rows.map((row) => ({ row, sides }))
  return arranged.map((shown, index) => ({
    ...shown,
    startsChange: isChange(shown.row) && !isChange(arranged[index - 1]?.row),
  }))
}

/** The line numbers of a line that was removed in one place and added in another. */
export type Move = Sides<number | undefined>

/** Shorter lines, such as a bracket, are added and removed without being moved. */
const minMovedLength = 5

/** Returns the moved lines by their trimmed text. */
export function findMoves(rows: readonly Row[]): ReadonlyMap<string, Move> {
  // Lines that were only indented have not moved.
  const changes = rows.filter(isChange).filter((row) => row.original?.trim() !== row.modified?.trim())
  const texts = forBoth((side) => changes.map((row) => row[side]?.trim() ?? ''))
  const moves = matchUnique(texts).map(({ original, modified }): [string, Move] => [
    texts.original[original] ?? '',
    { original: changes[original]?.originalLine, modified: changes[modified]?.modifiedLine },
  ])
  return new Map(moves.filter(([text]) => text.length >= minMovedLength))
}
