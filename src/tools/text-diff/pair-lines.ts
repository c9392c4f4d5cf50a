/** What happened to a line: it was changed to its counterpart, or has none. */
export type LineChange = 'changed' | 'removed' | 'added'

/** In UTF-16 code units. This much of a long line is enough to judge its similarity. */
const comparedLength = 100

/** Less similar lines are paired only if both are left over in the same place. */
const minSimilarity = 0.5
const leftoverScore = 1e-6
/** More than all leftover lines together, but less than two similar lines. */
const blankScore = 1e-3
/** More than all similar lines together: pairing equal lines leaves the smallest change. */
const equalScore = 1e6

/** Pairs the lines of two blocks one after the other. */
export function pairInOrder(removed: number, added: number): readonly LineChange[] {
  return Array.from({ length: Math.max(removed, added) }, (_, line) => {
    if (line >= added) return 'removed'
    return line >= removed ? 'added' : 'changed'
  })
}

type Bigrams = ReadonlySet<string>

/**
 * Pairs the lines of a changed block without changing their order, and lists from top to bottom what happened to them.
 * Equal lines are paired first, then the most similar ones, then blank lines, then the other lines between them.
 */
export function pairSimilar(
  originalLines: readonly string[],
  modifiedLines: readonly string[],
  areEqual: (original: number, modified: number) => boolean = (i, j) => originalLines[i] === modifiedLines[j],
): readonly LineChange[] {
  const [original, modified] = [originalLines.map(bigramsOf), modifiedLines.map(bigramsOf)]
  // The highest total of the lines from an original index and a modified index on.
  const totals = Array.from({ length: original.length + 1 }, () => new Float64Array(modified.length + 1))
  const totalFrom = (i: number, j: number) => totals[i]?.[j] as number
  const totalWithPair = (i: number, j: number) =>
    (areEqual(i, j) ? equalScore : 0) +
    scorePair(original[i] as Bigrams, modified[j] as Bigrams) +
    totalFrom(i + 1, j + 1)
  for (let i = original.length - 1; i >= 0; i--)
    for (let j = modified.length - 1; j >= 0; j--)
      (totals[i] as Float64Array)[j] = Math.max(totalWithPair(i, j), totalFrom(i + 1, j), totalFrom(i, j + 1))
  const changeAt = (i: number, j: number) => {
    if (totalFrom(i, j) === totalWithPair(i, j)) return 'changed'
    return totalFrom(i, j) === totalFrom(i + 1, j) ? 'removed' : 'added'
  }
  const changes: LineChange[] = []
  let [i, j] = [0, 0]
  while (i < original.length && j < modified.length) {
    const change = changeAt(i, j)
    changes.push(change)
    if (change !== 'added') i++
    if (change !== 'removed') j++
  }
  return [...changes, ...pairInOrder(original.length - i, modified.length - j)]
}

/** Returns each two adjacent characters of a line. A blank line has none. */
function bigramsOf(line: string): Bigrams {
  const text = line.trim() === '' ? '' : ` ${line.trim().slice(0, comparedLength)} `
  return new Set(Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2)))
}

/**
 * The similarity of lines is the Sørensen–Dice coefficient: the fraction of bigrams in common, from 0 to 1. It is squared, so
 * that one pair of lines that are nearly equal outweighs two pairs that are only alike.
 */
function scorePair(one: Bigrams, other: Bigrams): number {
  if (one.size + other.size === 0) return blankScore
  let shared = 0
  for (const bigram of one) if (other.has(bigram)) shared++
  const similarity = (2 * shared) / (one.size + other.size)
  return similarity < minSimilarity ? leftoverScore : similarity ** 2
}
