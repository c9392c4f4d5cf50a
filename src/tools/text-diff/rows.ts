import type { LineChange } from './pair-lines.ts'

export type Side = 'original' | 'modified'

export const sides: readonly Side[] = ['original', 'modified']

/** A value for each of the two texts. */
export type Sides<T> = Readonly<Record<Side, T>>

export function forBoth<T>(create: (side: Side) => T): Sides<T> {
  return { original: create('original'), modified: create('modified') }
}

export interface Lines extends Sides<readonly string[]> {
  /** The texts whose last line has no line break. Absent when comparing by position. */
  readonly unended?: readonly Side[]
}

/**
 * Splits texts as `patch` does: each line ends with LF, and a CR before the LF is part of the line. When comparing by
 * position, any line break ends a line, but a patch could not represent that.
 */
export function splitPatchLines(texts: Sides<string>): Required<Lines> {
  const lines = forBoth((side) => texts[side].split('\n'))
  const unended = sides.filter((side) => lines[side].at(-1) !== '')
  // After the last LF, there is no line.
  for (const side of sides) if (!unended.includes(side)) lines[side].pop()
  return { ...lines, unended }
}

/** A line of each text, or of one text only if the other text has no such line. */
export interface LineRow {
  readonly kind: 'same' | LineChange
  /** Line numbers start at 1. */
  readonly originalLine?: number
  readonly original?: string | undefined
  readonly modifiedLine?: number
  readonly modified?: string | undefined
  /** The texts in which this is the last line and has no line break. */
  readonly unended?: Side | 'both' | undefined
}

/** Unchanged lines that are not listed, with the numbers of the first of them in each text. */
export interface SkippedRow {
  readonly kind: 'skipped'
  readonly count: number
  readonly originalLine: number
  readonly modifiedLine: number
}

export type Row = LineRow | SkippedRow

/** Creates the row of the lines with these numbers. */
export function createRow(kind: LineRow['kind'], lines: Lines, { original, modified }: Sides<number>): LineRow {
  const row: LineRow = {
    kind,
    ...(kind !== 'added' && { originalLine: original, original: lines.original[original - 1] }),
    ...(kind !== 'removed' && { modifiedLine: modified, modified: lines.modified[modified - 1] }),
  }
  const unended = lines.unended?.filter((side) => row[`${side}Line`] === lines[side].length) ?? []
  return unended.length === 0 ? row : { ...row, unended: unended.length === 2 ? 'both' : unended[0] }
}

export function isChange(row: Row | undefined): row is LineRow & { readonly kind: LineChange } {
  return row !== undefined && row.kind !== 'same' && row.kind !== 'skipped'
}

export function isUnended({ unended }: LineRow, side: Side): boolean {
  return unended === side || unended === 'both'
}
