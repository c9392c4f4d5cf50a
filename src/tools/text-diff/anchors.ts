import type { Sides } from './rows.ts'
import type { Match } from './shortest-edit.ts'

interface Chain extends Match {
  readonly previous: Chain | undefined
}

/**
 * Returns the longest sequence of items that occur exactly once in each list and are in the same order in both, as in
 * Bram Cohen's patience diff. Used for texts with too many changes to find the smallest set of changes.
 */
export function findAnchors(lists: Sides<Int32Array>): readonly Match[] {
  // For each length, the last item of the chain that ends first in the modified list.
  const ends: Chain[] = []
  for (const match of matchUnique(lists)) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((ends[middle] as Chain).modified < match.modified) low = middle + 1
      else high = middle
    }
    ends[low] = { ...match, previous: ends[low - 1] }
  }
  const anchors: Match[] = []
  for (let end = ends.at(-1); end; end = end.previous) anchors.push(end)
  return anchors.reverse()
}

/** Returns the items that occur exactly once in each list, in the order of the original list. */
export function matchUnique<T>({ original, modified }: Sides<Iterable<T>>): readonly Match[] {
  const others = indexItems(modified)
  return Array.from(indexItems(original), ([item, index]) => ({
    original: index,
    modified: others.get(item) ?? -1,
  })).filter((match) => match.original >= 0 && match.modified >= 0)
}

/** Maps each item to its index, or to -1 if it is repeated. */
function indexItems<T>(items: Iterable<T>): ReadonlyMap<T, number> {
  const indexes = new Map<T, number>()
  Array.from(items).forEach((item, index) => indexes.set(item, indexes.has(item) ? -1 : index))
  return indexes
}
