export type Side = 'original' | 'modified'

export const sides: readonly Side[] = ['original', 'modified']

/** A value for each of the two texts. */
export type Sides<T> = Readonly<Record<Side, T>>

export function forBoth<T>(create: (side: Side) => T): Sides<T> {
  return { original: create('original'), modified: create('modified') }
}

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

/** Fewer lines are not skipped, because they take no more space than the note about skipped lines. */
export const minSkipped = 3

/** Creates the row of the lines with these numbers. */
export function createRow(kind: LineRow['kind'], lines: Sides<readonly string[]>, numbers: Sides<number>): LineRow {
  const hasOriginal = kind !== 'added'
  const hasModified = kind !== 'removed'
  return {
    kind,
    originalLine: hasOriginal ? numbers.original : undefined,
    original: hasOriginal ? lines.original[numbers.original - 1] : undefined,
    modifiedLine: hasModified ? numbers.modified : undefined,
    modified: hasModified ? lines.modified[numbers.modified - 1] : undefined,
  }
}

export function isChange(row: Row | undefined): row is LineRow {
  return row !== undefined && row.kind !== 'same' && row.kind !== 'skipped'
}

export function isUnended({ unended }: LineRow, side: Side): boolean {
  return unended === side || unended === 'both'
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
