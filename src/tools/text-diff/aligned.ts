import type { EngineContext } from '#core/tool.ts'
import { align, numberItems, slideDown, type Unmatched } from './align.ts'
import type { Counts } from './by-position.ts'
import { createFold, type Fold, type Ignored } from './fold.ts'
import { pairInOrder, pairSimilar } from './pair-lines.ts'
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
  const rows = listRows(lines, numbers, unmatched, fold)
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

/** Comparing so many pairs of lines takes a fraction of a second. */
const maxComparisons = 250_000

/** Lists all lines of both texts. */
function listRows(
  lines: Sides<readonly string[]>,
  numbers: Sides<Int32Array>,
  { original: removed, modified: added }: Unmatched,
  fold: Fold,
) {
  const rows: LineRow[] = []
  let comparisonsLeft = maxComparisons
  let i = 0
  let j = 0
  const addRow = (change: LineRow['kind']) => {
    const kind = change === 'changed' && numbers.original[i] === numbers.modified[j] ? 'same' : change
    if (kind !== 'added') i++
    if (kind !== 'removed') j++
    rows.push(createRow(kind, lines, { original: i, modified: j }))
  }
  while (i < removed.length || j < added.length) {
    let originalTo = skipUnmatched(removed, i)
    let modifiedTo = skipUnmatched(added, j)
    const isUnchanged = originalTo === i && modifiedTo === j
    // Changes with only blank lines between them are one block. In prose, every paragraph has a blank line after it, so
    // equal blank lines do not show which paragraphs belong together.
    while (!isUnchanged && lines.original[originalTo]?.trim() === '') {
      const originalNext = skipUnmatched(removed, originalTo + 1)
      const modifiedNext = skipUnmatched(added, modifiedTo + 1)
      if ((originalNext - i) * (modifiedNext - j) > comparisonsLeft) break
      ;[originalTo, modifiedTo] = [originalNext, modifiedNext]
    }
    const [original, modified] = [lines.original.slice(i, originalTo), lines.modified.slice(j, modifiedTo)]
    const comparisons = original.length * modified.length
    if (isUnchanged) addRow('same')
    else if (comparisons > comparisonsLeft) pairInOrder(original.length, modified.length).forEach(addRow)
    else {
      comparisonsLeft -= comparisons
      pairSimilar(original.map(fold), modified.map(fold)).forEach(addRow)
    }
  }
  return rows
}

function skipUnmatched(marks: Uint8Array, from: number): number {
  const length = marks.subarray(from).indexOf(0)
  return length < 0 ? marks.length : from + length
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
