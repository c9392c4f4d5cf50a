import type { Alignment } from './align.ts'

export interface Keys {
  readonly original: readonly string[]
  readonly modified: readonly string[]
}

/** A stretch of lines that gives way to another. Either may be empty; before and after it the texts are the same. */
export interface Block {
  readonly originalFrom: number
  readonly originalTo: number
  readonly modifiedFrom: number
  readonly modifiedTo: number
}

/**
 * The changes from top to bottom, of texts that were aligned from line `start` on. Between two of them stands at least
 * one line that is the same.
 */
export function listBlocks(keys: Keys, { removed, added }: Alignment, start: number): readonly Block[] {
  const blocks: Block[] = []
  let i = removed.length
  let j = added.length
  // Upwards, since a block slides downwards and may meet the one below it.
  while (i > 0 || j > 0) {
    if (removed[i - 1] !== 1 && added[j - 1] !== 1) {
      i--
      j--
      continue
    }
    const originalTo = start + i
    const modifiedTo = start + j
    while (removed[i - 1] === 1) i--
    while (added[j - 1] === 1) j--
    const below = blocks.at(-1)
    const block = slide({ originalFrom: start + i, originalTo, modifiedFrom: start + j, modifiedTo }, keys, below)
    // Slid onto the one below, it has taken that in.
    if (block.originalTo === below?.originalTo && block.modifiedTo === below.modifiedTo) blocks.pop()
    blocks.push(block)
  }
  return blocks.reverse()
}

/**
 * Of lines that were only added or only removed it is often open which of two equal lines is the new one. As far down as
 * possible is what people expect: a function that was put in then ends with its own closing brace.
 */
function slide(block: Block, keys: Keys, below: Block | undefined): Block {
  const { originalFrom, originalTo, modifiedFrom, modifiedTo } = block
  if (originalFrom < originalTo && modifiedFrom < modifiedTo) return block
  const isAdded = originalFrom === originalTo
  const [list, from, to] = isAdded
    ? [keys.modified, modifiedFrom, modifiedTo]
    : [keys.original, originalFrom, originalTo]
  const end = isAdded ? below?.modifiedFrom : below?.originalFrom
  // Where the last lines differ in their line break, in a patch nothing can be added after the original's.
  const mayPassLast = keys.original.at(-1) === keys.modified.at(-1)
  const isFixed = (line: number) => isAdded && !mayPassLast && line === keys.original.length - 1
  let distance = 0
  while (
    to + distance < (end ?? list.length) &&
    list[from + distance] === list[to + distance] &&
    !isFixed(originalTo + distance)
  )
    distance++
  const touches = below !== undefined && to + distance === end
  return {
    originalFrom: originalFrom + distance,
    originalTo: touches ? below.originalTo : originalTo + distance,
    modifiedFrom: modifiedFrom + distance,
    modifiedTo: touches ? below.modifiedTo : modifiedTo + distance,
  }
}
