import type { Alignment, NumberedItems } from './align.ts'

/**
 * Moves each block of lines that are all added or all removed as far down as equal lines allow. Readers expect this: an
 * added function then ends with its own closing brace.
 */
export function slideDown(alignment: Alignment, lines: NumberedItems) {
  const removed = alignment.removed.slice()
  const added = alignment.added.slice()
  // Works from the bottom up, because a block may move down until it merges with the block below it.
  for (let i = removed.length, j = added.length; i > 0 || j > 0; i--, j--) {
    const [originalTo, modifiedTo] = [i, j]
    while (removed[i - 1] === 1) i--
    while (added[j - 1] === 1) j--
    if ((i === originalTo) === (j === modifiedTo)) continue
    const [marks, numbers, from, to] =
      i === originalTo ? [added, lines.second, j, modifiedTo] : [removed, lines.first, i, originalTo]
    const isUnchanged = (distance: number) => removed[originalTo + distance] === 0 && added[modifiedTo + distance] === 0
    for (let distance = 0; isUnchanged(distance) && numbers[from + distance] === numbers[to + distance]; distance++) {
      marks[from + distance] = 0
      marks[to + distance] = 1
    }
  }
  return { removed, added }
}
