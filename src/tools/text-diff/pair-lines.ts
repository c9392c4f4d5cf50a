import { commonEnd, commonStart } from './common-ends.ts'

/** The indexes of a line on both sides, or on one side only if the line has no counterpart. */
export interface Pair {
  readonly original?: number
  readonly modified?: number
}

/** The lines of larger blocks are paired from top to bottom, because comparing all of them would take too long. */
const maxComparisons = 10_000

/** In UTF-16 code units. This much of a long line is enough to judge its similarity. */
const comparedLength = 200

/**
 * Pairs the lines of a block without changing their order. Every line on the shorter side gets a counterpart, chosen
 * so that paired lines are as similar as possible.
 */
export function pairLines(original: readonly string[], modified: readonly string[]): readonly Pair[] {
  if (original.length <= modified.length) {
    return match(original, modified).map(([one, other]) => toPair(one, other))
  }
  return match(modified, original).map(([one, other]) => toPair(other, one))
}

function toPair(original: number | undefined, modified: number | undefined): Pair {
  return { ...(original !== undefined && { original }), ...(modified !== undefined && { modified }) }
}

/** Returns each line of the longer list with its counterpart in the shorter list, if any. */
function match(shorter: readonly string[], longer: readonly string[]): (readonly [number | undefined, number])[] {
  const surplus = longer.length - shorter.length
  const isCompared = shorter.length > 0 && surplus > 0 && shorter.length * (surplus + 1) <= maxComparisons
  const skips = isCompared ? findSkips(shorter, longer) : []
  let next = 0
  return longer.map((_, index) => {
    const isSkipped = next >= shorter.length || skips[index] === true
    return [isSkipped ? undefined : next++, index]
  })
}

/** Finds the lines in the longer list to leave unpaired, so that the paired lines are as similar as possible. */
function findSkips(shorter: readonly string[], longer: readonly string[]): boolean[] {
  const surplus = longer.length - shorter.length
  const width = surplus + 1
  // Both arrays are indexed by the number of lines that are paired and unpaired so far. They hold the best total
  // similarity of the remaining lines, and whether it requires leaving the next line unpaired.
  const best = new Float64Array((shorter.length + 1) * width)
  const skipsNext = new Uint8Array(best.length)
  for (let i = shorter.length - 1; i >= 0; i--) {
    for (let skipped = surplus; skipped >= 0; skipped--) {
      const cell = i * width + skipped
      const paired = similarity(shorter[i] as string, longer[i + skipped] as string) + (best[cell + width] as number)
      const unpaired = skipped < surplus ? (best[cell + 1] as number) : -1
      best[cell] = Math.max(paired, unpaired)
      if (unpaired > paired) skipsNext[cell] = 1
    }
  }
  const skips: boolean[] = []
  for (let i = 0, skipped = 0; i < shorter.length; i++) {
    while (skipsNext[i * width + skipped] === 1) skips[i + skipped++] = true
  }
  return skips
}

/** Returns the fraction of two lines that is equal at the start and at the end, from 0 to 1. */
function similarity(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length, comparedLength)
  const longer = Math.min(Math.max(one.length, other.length), comparedLength)
  if (longer === 0) return 1
  const start = commonStart(one, other, shorter)
  return (start + commonEnd(one, other, shorter - start)) / longer
}
