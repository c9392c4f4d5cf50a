import type { Range } from './patch.ts'

export type Side = 'original' | 'modified'

/** A line of each text, or of one text only if the other text has no such line. */
export interface LineRow {
  readonly kind: 'same' | 'changed' | 'removed' | 'added'
  /** Line numbers start at 1. */
  readonly originalLine?: number | undefined
  readonly original?: string | undefined
  readonly modifiedLine?: number | undefined
  readonly modified?: string | undefined
  /** The texts in which this is the last line and has no line break. */
  readonly unended?: Side | 'both' | undefined
}

/** Unchanged lines that are not listed, with the position of the first of them in each text. */
export interface SkippedRow {
  readonly kind: 'skipped'
  readonly count: number
  readonly originalLine: number
  readonly modifiedLine: number
  /** Offsets in UTF-16 code units. Absent when comparing by position. */
  readonly originalAt?: number
  readonly modifiedAt?: number
}

export type Row = LineRow | SkippedRow

export function isChange(row: Row | undefined): row is LineRow {
  return row !== undefined && row.kind !== 'same' && row.kind !== 'skipped'
}

export function isUnended({ unended }: LineRow, side: Side): boolean {
  return unended === side || unended === 'both'
}

/** Fewer lines are not skipped, because they take no more space than the note about skipped lines. */
const minSkipped = 3

/** Returns the rows in the hunks and the skipped ranges between them, up to `limit` rows. */
export function foldRows(rows: readonly LineRow[], hunks: readonly Range[], limit: number): readonly Row[] {
  const folded: Row[] = []
  let next = 0
  let originalAt = 0
  let modifiedAt = 0
  for (const { from, to } of hunks.length > 0 ? [...hunks, { from: rows.length, to: rows.length }] : []) {
    const skipped = from - next >= minSkipped ? rows[next] : undefined
    if (skipped) {
      const { originalLine = 0, modifiedLine = 0 } = skipped
      folded.push({ kind: 'skipped', count: from - next, originalLine, modifiedLine, originalAt, modifiedAt })
    }
    for (; next < to; next++) {
      const row = rows[next] as LineRow
      originalAt += row.original === undefined ? 0 : row.original.length + 1
      modifiedAt += row.modified === undefined ? 0 : row.modified.length + 1
      if (!skipped || next >= from) folded.push(row)
    }
    if (folded.length >= limit) break
  }
  return folded.slice(0, limit)
}

/** A row and the side of which the line is shown. */
export interface RowSide<R extends Row> {
  readonly row: R
  readonly side: Side
}

/** Lists the lines one by one. In a change, removed lines come before added lines. */
export function unifyRows<R extends Row>(rows: readonly R[]): readonly RowSide<R>[] {
  const unified: RowSide<R>[] = []
  let added: RowSide<R>[] = []
  for (const row of rows) {
    if (!isChange(row)) {
      for (const line of added) unified.push(line)
      added = []
    }
    if (row.kind !== 'added') unified.push({ row, side: 'original' })
    if (row.kind === 'added' || row.kind === 'changed') added.push({ row, side: 'modified' })
  }
  return [...unified, ...added]
}
