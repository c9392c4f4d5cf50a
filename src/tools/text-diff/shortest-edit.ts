/** The indexes of two equal items, one in each list. */
export interface Match {
  readonly first: number
  readonly second: number
}

/**
 * How far a number of edits reaches. A diagonal contains all pairs of indexes with the same difference: index in the
 * first list − index in the second list.
 */
interface Round {
  readonly lowestDiagonal: number
  /** The furthest index in the first list, for every second diagonal. */
  readonly ends: Int32Array
}

/**
 * Returns the items that stay if as few items as possible are removed and added to turn the first list into the
 * second, or undefined if that takes too many steps: E. W. Myers, “An O(ND) Difference Algorithm and Its Variations”,
 * 1986. Each round allows one more edit than the round before.
 */
export function findShortestEdit(
  first: Int32Array,
  second: Int32Array,
  maxSteps: number,
): readonly Match[] | undefined {
  const rounds: Round[] = []
  for (let steps = 0; steps <= maxSteps; ) {
    const previous = rounds.at(-1)
    const lowestDiagonal = -outermostDiagonal(rounds.length, second.length)
    const highestDiagonal = outermostDiagonal(rounds.length, first.length)
    const ends = new Int32Array((highestDiagonal - lowestDiagonal) / 2 + 1)
    rounds.push({ lowestDiagonal, ends })
    for (let i = 0; i < ends.length; i++) {
      const diagonal = lowestDiagonal + 2 * i
      const start = startOn(diagonal, previous)
      let end = start
      while (end < first.length && end - diagonal < second.length && first[end] === second[end - diagonal]) end++
      ends[i] = end
      steps += 1 + end - start
      if (end >= first.length && end - diagonal >= second.length) return readMatches(rounds, diagonal)
    }
  }
  return undefined
}

/** An even number of edits reaches even diagonals, and an odd number odd ones. */
function outermostDiagonal(edits: number, length: number): number {
  return edits <= length ? edits : length - ((edits - length) % 2)
}

function endOn(diagonal: number, round: Round | undefined): number {
  return round?.ends[(diagonal - round.lowestDiagonal) / 2] ?? -1
}

/** An edit removes an item, from the diagonal below, or adds one, from the diagonal above. */
function startOn(diagonal: number, previous: Round | undefined): number {
  return Math.max(endOn(diagonal - 1, previous) + 1, endOn(diagonal + 1, previous))
}

/** Follows the path back from the end of both lists, which is on the given diagonal. */
function readMatches(rounds: readonly Round[], lastDiagonal: number): readonly Match[] {
  const matches: Match[] = []
  let diagonal = lastDiagonal
  for (let edits = rounds.length - 1; edits >= 0; edits--) {
    const previous = rounds[edits - 1]
    const start = startOn(diagonal, previous)
    for (let index = endOn(diagonal, rounds[edits]) - 1; index >= start; index--)
      matches.push({ first: index, second: index - diagonal })
    diagonal += start === endOn(diagonal + 1, previous) ? 1 : -1
  }
  return matches.reverse()
}
