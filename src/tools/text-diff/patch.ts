import type { Block } from './blocks.ts'
import type { PatchLines } from './numbered-lines.ts'

/** Number of unchanged lines shown above and below a change. */
const contextLines = 3

/** A group of changes that are so close together that their context lines touch. */
export interface Hunk extends Block {
  readonly blocks: readonly Block[]
}

export function listHunks(blocks: readonly Block[], originalLength: number): readonly Hunk[] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)?.at(-1)
    if (last && block.originalFrom - last.originalTo <= 2 * contextLines) groups.at(-1)?.push(block)
    else groups.push([block])
  }
  return groups.map((group) => {
    const first = group[0] as Block
    const last = group.at(-1) as Block
    // The lines around a change are the same on both sides, so both have the same number of context lines.
    const before = Math.min(contextLines, first.originalFrom)
    const after = Math.min(contextLines, originalLength - last.originalTo)
    return {
      originalFrom: first.originalFrom - before,
      originalTo: last.originalTo + after,
      modifiedFrom: first.modifiedFrom - before,
      modifiedTo: last.modifiedTo + after,
      blocks: group,
    }
  })
}

/**
 * Prints a unified diff for POSIX and GNU `patch`. Lines that count as equal are printed as in the original, so that
 * the patch applies with any ignore options.
 */
export function printPatch(original: PatchLines, modified: PatchLines, hunks: readonly Hunk[]): string {
  if (hunks.length === 0) return ''
  const chunks = ['--- original\n+++ modified\n']
  for (const hunk of hunks) {
    chunks.push(hunkHeader(hunk))
    let line = hunk.originalFrom
    for (const block of hunk.blocks) {
      pushLines(chunks, ' ', original, line, block.originalFrom)
      pushLines(chunks, '-', original, block.originalFrom, block.originalTo)
      pushLines(chunks, '+', modified, block.modifiedFrom, block.modifiedTo)
      line = block.originalTo
    }
    pushLines(chunks, ' ', original, line, hunk.originalTo)
  }
  return chunks.join('')
}

function hunkHeader({ originalFrom, originalTo, modifiedFrom, modifiedTo }: Hunk): string {
  return `@@ -${rangeOf(originalFrom, originalTo)} +${rangeOf(modifiedFrom, modifiedTo)} @@\n`
}

/** Returns the first line number and the number of lines. For an empty range, the first line is the line before it. */
function rangeOf(from: number, to: number): string {
  const count = to - from
  if (count === 1) return String(from + 1)
  return `${String(count === 0 ? from : from + 1)},${String(count)}`
}

function pushLines(chunks: string[], marker: string, { lines, isUnended }: PatchLines, from: number, to: number): void {
  if (from === to) return
  chunks.push(marker, lines.slice(from, to).join(`\n${marker}`), '\n')
  if (isUnended && to === lines.length) chunks.push('\\ No newline at end of file\n')
}
