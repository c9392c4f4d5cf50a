import type { Sides } from './rows.ts'

/** The indexes of two equal items, one in each list. */
export type Match = Sides<number>

/**
 * Returns the items that stay if as few items as possible are removed and added to turn the original list into the
 * modified one, or undefined if that takes too many steps: E. W. Myers, “An O(ND) Difference Algorithm and Its
 * Variations”, 1986. Each round allows one more edit than the round before. A diagonal contains all pairs of indexes
 * with the same difference: index in the original list − index in the modified list.
 */
export function findShortestEdit(
  { original, modified }: Sides<Int32Array>,
  maxSteps: number,
): readonly Match[] | undefined {
  // How far each number of edits reaches: the furthest index in the original list on every second diagonal.
  const rounds: { readonly lowestDiagonal: number; readonly ends: Int32Array }[] = []
  const endOn = (diagonal: number, edits: number) => {
    const round = rounds[edits]
    return round?.ends[(diagonal - round.lowestDiagonal) / 2] ?? -1
  }
  // An edit removes an item, from the diagonal below, or adds one, from the diagonal above.
  const startOn = (diagonal: number, edits: number) =>
    Math.max(endOn(diagonal - 1, edits - 1) + 1, endOn(diagonal + 1, edits - 1))

  /** Follows the path back from the end of both lists, which is on the given diagonal. */
  const readMatches = (lastDiagonal: number) => {
    const matches: Match[] = []
    let diagonal = lastDiagonal
    for (let edits = rounds.length - 1; edits >= 0; edits--) {
      const start = startOn(diagonal, edits)
      for (let index = endOn(diagonal, edits) - 1; index >= start; index--)
        matches.push({ original: index, modified: index - diagonal })
      diagonal += start === endOn(diagonal + 1, edits - 1) ? 1 : -1
    }
    return matches.reverse()
  }

  for (let edits = 0, steps = 0; steps <= maxSteps; edits++) {
    const lowestDiagonal = -outermostDiagonal(edits, modified.length)
    const ends = new Int32Array((outermostDiagonal(edits, original.length) - lowestDiagonal) / 2 + 1)
    rounds.push({ lowestDiagonal, ends })
    for (let i = 0; i < ends.length; i++) {
      const diagonal = lowestDiagonal + 2 * i
      const start = startOn(diagonal, edits)
      let end = start
      while (end < original.length && end - diagonal < modified.length && original[end] === modified[end - diagonal])
        end++
      ends[i] = end
      steps += 1 + end - start
      if (end >= original.length && end - diagonal >= modified.length) return readMatches(diagonal)
    }
  }
  return undefined
}

/** An even number of edits reaches even diagonals, and an odd number odd ones. */
function outermostDiagonal(edits: number, length: number): number {
  return edits <= length ? edits : length - ((edits - length) % 2)
}
