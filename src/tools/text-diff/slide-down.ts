import type { Unmatched } from './align.ts'
import type { Sides } from './rows.ts'

/**
 * Moves each block of lines that are all added or all removed as far down as equal lines allow. Readers expect this: an
 * added function then ends with its own closing brace.
 */
export function slideDown({ original: removed, modified: added }: Unmatched, numbers: Sides<Int32Array>): void {
  // Works from the bottom up, because a block may move down until it merges with the block below it.
  for (let i = removed.length, j = added.length; i > 0 || j > 0; i--, j--) {
    const [originalTo, modifiedTo] = [i, j]
    while (removed[i - 1] === 1) i--
    while (added[j - 1] === 1) j--
    if ((i === originalTo) === (j === modifiedTo)) continue
    const [marks, lines, from, to] =
      i === originalTo ? [added, numbers.modified, j, modifiedTo] : [removed, numbers.original, i, originalTo]
    const isUnchanged = (distance: number) => removed[originalTo + distance] === 0 && added[modifiedTo + distance] === 0
    for (let distance = 0; isUnchanged(distance) && lines[from + distance] === lines[to + distance]; distance++) {
      marks[from + distance] = 0
      marks[to + distance] = 1
    }
  }
}
