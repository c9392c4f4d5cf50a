import type { EngineContext } from '#core/tool.ts'
import { align, numberItems, slideDown, type Unmatched } from './align.ts'
import type { Counts } from './by-position.ts'
import { createFold, type Ignored } from './fold.ts'
import { createLinePairer } from './pair-lines.ts'
import { endLines, findHunks, printPatch, type Range, splitPatchLines } from './patch.ts'
import { createRow, forBoth, type LineRow, minSkipped, type Row, sides, type Sides } from './rows.ts'

export interface AlignedChanges extends Counts {
  readonly mode: 'aligned'
  /** The first rows, up to the limit. */
  readonly rows: readonly Row[]
  /** Contains all changes, regardless of the limit. */
  readonly patch: string
  /** Whether the texts were too different to align everywhere, so that some sections are shown as fully replaced. */
  readonly isCoarse: boolean
}

/** Compares each line with its counterpart, which may be at any position. */
export function compareAligned(
  texts: Sides<string>,
  options: Ignored & { limit: number },
  context: Pick<EngineContext, 'progress'>,
): AlignedChanges {
  const lines = forBoth((side) => splitPatchLines(texts[side]))
  const isUnended = forBoth((side) => texts[side] !== '' && !texts[side].endsWith('\n'))
  context.progress(1, 4)
  const fold = createFold(options)
  const numbers = numberItems(lines, fold)
  const areEndsEqual = isUnended.original === isUnended.modified || fold('\n') === ''
  // If the texts differ only at their very end, the line without LF equals no other.
  if (!areEndsEqual && numbers.original.at(-1) === numbers.modified.at(-1))
    numbers[isUnended.original ? 'original' : 'modified'].fill(-1, -1)
  context.progress(2, 4)
  const { unmatched, isCoarse } = align(numbers)
  context.progress(3, 4)
  slideDown(unmatched, numbers)
  const rows = listRows(lines, unmatched)
  for (const side of sides) {
    const last = isUnended[side] ? rows.findLastIndex((row) => row[side] !== undefined) : -1
    const row = rows[last]
    if (row) rows[last] = { ...row, unended: row.unended ? 'both' : side }
  }
  const patchRows = endLines(rows)
  const hunks = findHunks(patchRows)
  const counts = { changed: 0, added: 0, removed: 0, same: 0 }
  for (const { kind } of rows) counts[kind]++
  const { same: unchanged, ...changes } = counts
  return {
    mode: 'aligned',
    rows: foldRows(rows, hunks, options.limit),
    patch: printPatch(patchRows, hunks),
    ...changes,
    unchanged,
    isCoarse,
  }
}

/** Lists all lines of both texts. */
function listRows(lines: Sides<readonly string[]>, { original: removed, modified: added }: Unmatched) {
  const rows: LineRow[] = []
  const pairLines = createLinePairer()
  let i = 0
  let j = 0
  const addRow = (kind: LineRow['kind']) => {
    if (kind !== 'added') i++
    if (kind !== 'removed') j++
    rows.push(createRow(kind, lines, { original: i, modified: j }))
  }
  while (i < removed.length || j < added.length) {
    let [originalTo, modifiedTo] = [i, j]
    while (removed[originalTo] === 1) originalTo++
    while (added[modifiedTo] === 1) modifiedTo++
    if (originalTo > i || modifiedTo > j)
      pairLines(lines.original.slice(i, originalTo), lines.modified.slice(j, modifiedTo)).forEach(addRow)
    else addRow('same')
  }
  return rows
}

/** Returns the rows in the hunks and the skipped ranges between them, up to `limit` rows. */
function foldRows(rows: readonly LineRow[], hunks: readonly Range[], limit: number): readonly Row[] {
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
