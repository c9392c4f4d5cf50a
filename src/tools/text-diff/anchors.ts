import type { Match } from './shortest-edit.ts'

/**
 * Returns the longest sequence of items that occur exactly once in each list and are in the same order in both, as in
 * Bram Cohen's patience diff. Used for texts with too many changes to find the smallest set of changes.
 */
export function findAnchors(first: Int32Array, second: Int32Array): readonly Match[] {
  const indexes = indexesOfUnique(second)
  const candidates: Match[] = []
  for (const [number, index] of indexesOfUnique(first)) {
    const other = indexes.get(number)
    if (other !== undefined) candidates.push({ first: index, second: other })
  }
  return longestIncreasing(candidates)
}

/** Returns the indexes of the numbers that occur exactly once, in the order of the list. */
function indexesOfUnique(numbers: Int32Array): ReadonlyMap<number, number> {
  const indexes = new Map<number, number>()
  const repeated = new Set<number>()
  numbers.forEach((number, index) => {
    if (indexes.has(number)) repeated.add(number)
    else indexes.set(number, index)
  })
  for (const number of repeated) indexes.delete(number)
  return indexes
}

/** Returns the longest subsequence in which `second` increases. `first` already increases. */
function longestIncreasing(anchors: readonly Match[]): readonly Match[] {
  const before = new Int32Array(anchors.length)
  // For each length, the index of the smallest last anchor of all subsequences of that length.
  const ends: number[] = []
  anchors.forEach(({ second }, index) => {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((anchors[ends[middle] as number] as Match).second < second) low = middle + 1
      else high = middle
    }
    before[index] = low > 0 ? (ends[low - 1] as number) : -1
    ends[low] = index
  })
  const sequence: Match[] = []
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] as number)
    sequence.push(anchors[index] as Match)
  return sequence.reverse()
}
