import type { EngineContext } from '#core/tool.ts'
import { align, type Alignment, type NumberedItems, numberItems } from './align.ts'
import type { Counts } from './by-position.ts'
import type { Fold } from './fold.ts'
import { createLinePairer } from './pair-lines.ts'
import { endLines, findHunks, type PatchLines, printPatch, splitPatchLines } from './patch.ts'
import { foldRows, type LineRow, type Row } from './rows.ts'
import { slideDown } from './slide-down.ts'

export interface AlignedChanges extends Counts {
  /** The first rows, up to the limit. */
  readonly rows: readonly Row[]
  /** Contains all changes, regardless of the limit. */
  readonly patch: string
  /**
   * Whether the texts were too different to align everywhere, so that some sections are shown as completely replaced.
   */
  readonly isCoarse: boolean
}

/** Compares each line with its counterpart, which may be at any position. */
export function compareAligned(
  texts: { readonly original: string; readonly modified: string },
  fold: Fold,
  { limit, context }: { limit: number; context: Pick<EngineContext, 'progress'> },
): AlignedChanges {
  const original = splitPatchLines(texts.original)
  const modified = splitPatchLines(texts.modified)
  context.progress(1, 4)
  const numbers = numberLines(original, modified, fold)
  context.progress(2, 4)
  const alignment = align(numbers)
  context.progress(3, 4)
  const rows = listRows(original, modified, slideDown(alignment, numbers))
  const patchRows = endLines(rows)
  const hunks = findHunks(patchRows)
  const counts = { changed: 0, added: 0, removed: 0, same: 0 }
  for (const { kind } of rows) counts[kind]++
  const { same: unchanged, ...changes } = counts
  return {
    rows: foldRows(rows, hunks, limit),
    patch: printPatch(patchRows, hunks),
    ...changes,
    unchanged,
    isCoarse: alignment.isCoarse,
  }
}

/** Numbers the lines. If the texts differ only at their very end, the line without LF equals no other. */
function numberLines(original: PatchLines, modified: PatchLines, fold: Fold): NumberedItems {
  const numbers = numberItems(original.lines, modified.lines, fold)
  const { first, second } = numbers
  const isLineBreakIgnored = fold('\n') === ''
  if (first.at(-1) === second.at(-1) && original.isUnended !== modified.isUnended && !isLineBreakIgnored) {
    const unended = original.isUnended ? first : second
    unended[unended.length - 1] = -1
  }
  return numbers
}

/** Lists all lines of both texts. `removed` and `added` contain 1 for each line that has no equal counterpart. */
function listRows(
  original: PatchLines,
  modified: PatchLines,
  { removed, added }: Pick<Alignment, 'removed' | 'added'>,
): readonly LineRow[] {
  const rows: LineRow[] = []
  const pairLines = createLinePairer()
  let i = 0
  let j = 0
  const addRow = (kind: LineRow['kind']) => {
    const originalLine = kind === 'added' ? undefined : ++i
    const modifiedLine = kind === 'removed' ? undefined : ++j
    rows.push({
      kind,
      originalLine,
      original: kind === 'added' ? undefined : original.lines[i - 1],
      modifiedLine,
      modified: kind === 'removed' ? undefined : modified.lines[j - 1],
      unended: unendedSides(
        original.isUnended && originalLine === original.lines.length,
        modified.isUnended && modifiedLine === modified.lines.length,
      ),
    })
  }
  while (i < removed.length || j < added.length) {
    let [originalTo, modifiedTo] = [i, j]
    while (removed[originalTo] === 1) originalTo++
    while (added[modifiedTo] === 1) modifiedTo++
    if (originalTo > i || modifiedTo > j)
      pairLines(original.lines.slice(i, originalTo), modified.lines.slice(j, modifiedTo)).forEach(addRow)
    else addRow('same')
  }
  return rows
}

function unendedSides(isOriginal: boolean, isModified: boolean): LineRow['unended'] {
  if (isOriginal && isModified) return 'both'
  if (isOriginal) return 'original'
  return isModified ? 'modified' : undefined
}
