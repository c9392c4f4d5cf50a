import type { Match } from './shortest-edit.ts'

/**
 * Returns the longest sequence of items that occur exactly once in each list and are in the same order in both, as in
 * Bram Cohen's patience diff. Used for texts with too many changes to find the smallest set of changes.
 */
export function findAnchors(first: Int32Array, second: Int32Array): readonly Match[] {
  const candidates = matchUnique(first, second)
  const before = new Int32Array(candidates.length)
  // For each length, the index of the smallest last candidate of all increasing sequences of that length.
  const ends: number[] = []
  candidates.forEach((candidate, index) => {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((candidates[ends[middle] as number] as Match).second < candidate.second) low = middle + 1
      else high = middle
    }
    before[index] = ends[low - 1] ?? -1
    ends[low] = index
  })
  const sequence: Match[] = []
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] as number)
    sequence.push(candidates[index] as Match)
  return sequence.reverse()
}

/** Returns the items that occur exactly once in each list, in the order of the first list. */
export function matchUnique<T>(first: Iterable<T>, second: Iterable<T>): readonly Match[] {
  const others = indexesOfUnique(second)
  return Array.from(indexesOfUnique(first)).flatMap(([item, index]) => {
    const other = others.get(item)
    return other === undefined ? [] : [{ first: index, second: other }]
  })
}

function indexesOfUnique<T>(items: Iterable<T>): ReadonlyMap<T, number> {
  const indexes = new Map<T, number>()
  const repeated = new Set<T>()
  let index = 0
  for (const item of items) {
    if (indexes.has(item)) repeated.add(item)
    else indexes.set(item, index)
    index++
  }
  for (const item of repeated) indexes.delete(item)
  return indexes
}
