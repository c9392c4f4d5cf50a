/** What happened to a line: it was changed to its counterpart, or has none. */
export type LineChange = 'changed' | 'removed' | 'added'

type PairLines = (original: readonly string[], modified: readonly string[]) => readonly LineChange[]

/** Comparing so many pairs of lines takes a fraction of a second. */
const maxComparisons = 100_000

/** In UTF-16 code units. This much of a long line is enough to judge its similarity. */
const comparedLength = 100

/** Less similar lines are paired only if both are left over in the same place. */
const minSimilarity = 0.5

/**
 * Returns a function that pairs the lines of a changed block without changing their order, and lists from top to bottom
 * what happened to them. The most similar lines are paired first, then those between them. The lines of very large blocks are paired one
 * after the other.
 */
export function createLinePairer(): PairLines {
  let comparisonsLeft = maxComparisons
  return (original, modified) => {
    const comparisons = original.length * modified.length
    const isCompared = comparisons > 1 && comparisons <= comparisonsLeft
    if (isCompared) comparisonsLeft -= comparisons
    const similar = isCompared ? findSimilarLines(original.map(bigramsOf), modified.map(bigramsOf)) : []
    return listChanges([...similar, { i: original.length, j: modified.length }])
  }
}

/** The indexes of two similar lines, one in each list. */
interface SimilarLines {
  readonly i: number
  readonly j: number
}

/** The last element is the end of both lists. */
function listChanges(similar: readonly SimilarLines[]): readonly LineChange[] {
  return similar.flatMap(({ i, j }, index) => {
    const last = similar[index - 1] ?? { i: -1, j: -1 }
    const removed = i - last.i - 1
    const added = j - last.j - 1
    const leftover = Array.from({ length: Math.max(removed, added) }, (_, line) => {
      if (line >= added) return 'removed'
      return line >= removed ? 'added' : 'changed'
    })
    return index < similar.length - 1 ? [...leftover, 'changed'] : leftover
  })
}

/** Returns pairs in the order of both lists that have the highest total similarity. */
function findSimilarLines(original: readonly Int32Array[], modified: readonly Int32Array[]): SimilarLines[] {
  // The highest total similarity of the lines from an original index and a modified index on.
  const best = Array.from({ length: original.length + 1 }, () => new Float64Array(modified.length + 1))
  const bestFrom = (i: number, j: number) => best[i]?.[j] ?? 0
  const bestWithPair = (i: number, j: number) => {
    const similarity = similarityOf(original[i] as Int32Array, modified[j] as Int32Array)
    return similarity < minSimilarity ? 0 : similarity + bestFrom(i + 1, j + 1)
  }
  for (let i = original.length - 1; i >= 0; i--) {
    const row = best[i] as Float64Array
    for (let j = modified.length - 1; j >= 0; j--)
      row[j] = Math.max(bestWithPair(i, j), bestFrom(i + 1, j), bestFrom(i, j + 1))
  }
  const similar: SimilarLines[] = []
  for (let i = 0, j = 0; bestFrom(i, j) > 0; ) {
    if (bestFrom(i, j) === bestWithPair(i, j)) similar.push({ i: i++, j: j++ })
    else if (bestFrom(i, j) === bestFrom(i + 1, j)) i++
    else j++
  }
  return similar
}

/** Returns each two adjacent characters of a line as a number, sorted. */
function bigramsOf(line: string): Int32Array {
  const text = ` ${line.trim().slice(0, comparedLength)} `
  const bigrams = new Int32Array(text.length - 1)
  for (let i = 0; i < bigrams.length; i++) bigrams[i] = (text.charCodeAt(i) << 16) | text.charCodeAt(i + 1)
  return bigrams.sort()
}

/** Returns the Sørensen–Dice coefficient: the fraction of bigrams that two lines have in common, from 0 to 1. */
function similarityOf(one: Int32Array, other: Int32Array): number {
  let shared = 0
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    const difference = (one[i] as number) - (other[j] as number)
    if (difference === 0) shared++
    if (difference <= 0) i++
    if (difference >= 0) j++
  }
  return (2 * shared) / (one.length + other.length)
}
