import type { EngineContext } from '#core/tool/engine-interface.ts'
import { align, numberItems, slideDown, type Unmatched } from './align.ts'
import { type Counts, countKinds } from './by-position.ts'
import { createFold, type Fold, type Ignored } from './fold.ts'
import { type LineChange, pairInOrder, pairSimilar } from './pair-lines.ts'
import { listPatchChanges, printPatch } from './patch.ts'
import { createRow, type LineRow, type Lines, type Row, type Sides, splitPatchLines } from './rows.ts'
import { addUnchanged } from './unchanged-lines.ts'

export interface AlignedChanges extends Counts {
  readonly mode: 'aligned'
  /** The changes and the unchanged lines next to them, up to the limit. */
  readonly rows: readonly Row[]
  /** Contains all changes, regardless of the limit. */
  readonly patch: string
  /** Whether the texts were too different to align everywhere, so that some sections are shown as fully replaced. */
  readonly isCoarse: boolean
}

const contextLines = 3

/** Compares each line with its counterpart, which may be at any position. */
export function compareAligned(
  texts: Sides<string>,
  options: Ignored & { limit: number },
  context: Pick<EngineContext, 'progress'>,
): AlignedChanges {
  const { lines, changes, isCoarse } = findChanges(texts, options, context)
  const rows = addUnchanged(changes, lines, { contextLines })
  const patchRows = addUnchanged(listPatchChanges(rows), lines, { contextLines, minSkipped: 1 })
  const counts = countKinds(changes)
  return {
    mode: 'aligned',
    rows: rows.slice(0, options.limit),
    patch: printPatch(patchRows),
    ...counts,
    unchanged: lines.original.length - counts.changed - counts.removed,
    isCoarse,
  }
}

/** Returns the lines that have no equal counterpart. */
export function findChanges(
  texts: Sides<string>,
  ignored: Ignored,
  { progress }: Pick<EngineContext, 'progress'>,
): { lines: Lines; changes: readonly LineRow[]; isCoarse: boolean } {
  const lines = splitPatchLines(texts)
  progress(1, 4)
  const fold = createFold(ignored)
  const numbers = numberItems(lines, fold)
  // If the texts differ only at their very end, the line without LF equals no other.
  const [unended, otherUnended] = fold('\n') === '' ? [] : lines.unended
  if (unended && !otherUnended && numbers.original.at(-1) === numbers.modified.at(-1)) numbers[unended].fill(-1, -1)
  progress(2, 4)
  const { unmatched, isCoarse } = align(numbers)
  progress(3, 4)
  slideDown(unmatched, numbers)
  return { lines, changes: pairLines(lines, numbers, unmatched, fold), isCoarse }
}

/** Comparing so many pairs of lines takes a fraction of a second. */
const maxComparisons = 250_000

/** Pairs the unmatched lines of both texts. */
function pairLines(
  lines: Lines,
  numbers: Sides<Int32Array>,
  { original: removed, modified: added }: Unmatched,
  fold: Fold,
) {
  const changes: LineRow[] = []
  let comparisonsLeft = maxComparisons
  let i = 0
  let j = 0
  const addChange = (change: LineChange) => {
    const isSame = change === 'changed' && numbers.original[i] === numbers.modified[j]
    if (change !== 'added') i++
    if (change !== 'removed') j++
    if (!isSame) changes.push(createRow(change, lines, { original: i, modified: j }))
  }
  while (i < removed.length || j < added.length) {
    if (removed[i] === 0 && added[j] === 0) {
      i++
      j++
      continue
    }
    let originalTo = skipUnmatched(removed, i)
    let modifiedTo = skipUnmatched(added, j)
    // Changes with only blank lines between them are one block. In prose, every paragraph has a blank line after it, so
    // equal blank lines do not show which paragraphs belong together.
    while (lines.original[originalTo]?.trim() === '') {
      const originalNext = skipUnmatched(removed, originalTo + 1)
      const modifiedNext = skipUnmatched(added, modifiedTo + 1)
      if ((originalNext - i) * (modifiedNext - j) > comparisonsLeft) break
      ;[originalTo, modifiedTo] = [originalNext, modifiedNext]
    }
    const [original, modified] = [lines.original.slice(i, originalTo), lines.modified.slice(j, modifiedTo)]
    const comparisons = original.length * modified.length
    if (comparisons > comparisonsLeft) pairInOrder(original.length, modified.length).forEach(addChange)
    else {
      comparisonsLeft -= comparisons
      const [originalNumbers, modifiedNumbers] = [numbers.original.subarray(i), numbers.modified.subarray(j)]
      const areEqual = (one: number, other: number) => originalNumbers[one] === modifiedNumbers[other]
      pairSimilar(original.map(fold), modified.map(fold), areEqual).forEach(addChange)
    }
  }
  return changes
}

function skipUnmatched(marks: Uint8Array, from: number): number {
  const end = marks.indexOf(0, from)
  return end < 0 ? marks.length : end
}
