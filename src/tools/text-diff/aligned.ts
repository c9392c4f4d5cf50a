import type { EngineContext } from '#core/tool.ts'
import { align } from './align.ts'
import { type Block, type Keys, listBlocks } from './blocks.ts'
import type { Counts } from './by-position.ts'
import type { Fold } from './fold.ts'
import { splitPatchLines, keysOf, numberKeys } from './numbered-lines.ts'
import { listHunks, printPatch } from './patch.ts'
import { listRows, type Row } from './rows.ts'

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
  fold: Fold | undefined,
  { limit, context }: { limit: number; context: Pick<EngineContext, 'progress'> },
): AlignedChanges {
  const original = splitPatchLines(texts.original)
  const modified = splitPatchLines(texts.modified)
  const keys = { original: keysOf(original), modified: keysOf(modified) }
  const { start, end } = trim(keys)
  context.progress(1, 4)
  const numbers = numberKeys(keys.original.slice(start, end.original), keys.modified.slice(start, end.modified), fold)
  context.progress(2, 4)
  const alignment = align(numbers.original, numbers.modified)
  context.progress(3, 4)
  const blocks = listBlocks(keys, alignment, start)
  const hunks = listHunks(blocks, original.lines.length)
  return {
    rows: listRows(original, modified, hunks, limit),
    patch: printPatch(original, modified, hunks),
    ...countLines(blocks, original.lines.length),
    isCoarse: alignment.isCoarse,
  }
}

/** Finds the first and the last difference. In a long text, this often leaves few lines to align. */
function trim({ original, modified }: Keys) {
  let start = 0
  const shorter = Math.min(original.length, modified.length)
  while (start < shorter && original[start] === modified[start]) start++
  const end = { original: original.length, modified: modified.length }
  while (end.original > start && end.modified > start && original[end.original - 1] === modified[end.modified - 1]) {
    end.original--
    end.modified--
  }
  return { start, end }
}

function countLines(blocks: readonly Block[], originalLength: number): Counts {
  let changed = 0
  let added = 0
  let removed = 0
  for (const { originalFrom, originalTo, modifiedFrom, modifiedTo } of blocks) {
    const pairs = Math.min(originalTo - originalFrom, modifiedTo - modifiedFrom)
    changed += pairs
    removed += originalTo - originalFrom - pairs
    added += modifiedTo - modifiedFrom - pairs
  }
  return { changed, added, removed, unchanged: originalLength - changed - removed }
}
