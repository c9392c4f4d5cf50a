import type { Alignment } from './align.ts'

export interface Keys {
  readonly original: readonly string[]
  readonly modified: readonly string[]
}

/** A range of original lines that is replaced by a range of modified lines. One of the two ranges may be empty. */
export interface Block {
  readonly originalFrom: number
  readonly originalTo: number
  readonly modifiedFrom: number
  readonly modifiedTo: number
}

/**
 * Lists the changes from top to bottom. The alignment starts at line `start`. Two blocks are separated by at least one
 * unchanged line.
 */
export function listBlocks(keys: Keys, { removed, added }: Alignment, start: number): readonly Block[] {
  const blocks: Block[] = []
  let i = removed.length
  let j = added.length
  // Works from the bottom up, because a block moves down and may merge with the block below it.
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
    // The block has moved down to the block below and merged with it.
    if (block.originalTo === below?.originalTo && block.modifiedTo === below.modifiedTo) blocks.pop()
    blocks.push(block)
  }
  return blocks.reverse()
}

/**
 * Moves a block that contains only added or only removed lines as far down as equal lines allow. Readers expect this:
 * an added function then ends with its own closing brace.
 */
function slide(block: Block, keys: Keys, below: Block | undefined): Block {
  const { originalFrom, originalTo, modifiedFrom, modifiedTo } = block
  if (originalFrom < originalTo && modifiedFrom < modifiedTo) return block
  const isAdded = originalFrom === originalTo
  const [list, from, to] = isAdded
    ? [keys.modified, modifiedFrom, modifiedTo]
    : [keys.original, originalFrom, originalTo]
  const end = isAdded ? below?.modifiedFrom : below?.originalFrom
  // If only one text ends with a line break, a patch can't add lines after the last original line.
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
