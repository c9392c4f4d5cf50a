export interface Anchor {
  readonly first: number
  readonly second: number
}

/**
 * Pairs of items that stand once in each list and in the same order in both, as many as there are: the idea of Bram
 * Cohen's patience diff. They hold a text together that has too many changes to look for the fewest.
 */
export function findAnchors(first: Int32Array, second: Int32Array): readonly Anchor[] {
  const indexes = indexesOfUnique(second)
  const candidates: Anchor[] = []
  for (const [number, index] of indexesOfUnique(first)) {
    const other = indexes.get(number)
    if (other !== undefined) candidates.push({ first: index, second: other })
  }
  return longestIncreasing(candidates)
}

/** Of each number that occurs once, where it is, in the list's order. */
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

/** The longest run, gaps allowed, in which `second` only grows. `first` does already. */
function longestIncreasing(anchors: readonly Anchor[]): readonly Anchor[] {
  const before = new Int32Array(anchors.length)
  // For each length the run of that length whose end is smallest: where it ends.
  const ends: number[] = []
  anchors.forEach(({ second }, index) => {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((anchors[ends[middle] as number] as Anchor).second < second) low = middle + 1
      else high = middle
    }
    before[index] = low > 0 ? (ends[low - 1] as number) : -1
    ends[low] = index
  })
  const run: Anchor[] = []
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] as number) run.push(anchors[index] as Anchor)
  return run.reverse()
}
