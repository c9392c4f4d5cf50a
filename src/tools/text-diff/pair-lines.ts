import { commonEnd, commonStart } from './common-ends.ts'

/** A line of each side, or of one where the other has none to match. */
export interface Pair {
  readonly original?: number
  readonly modified?: number
}

/** Weighing every line of a longer block against every other would take longer than it helps. */
const maxComparisons = 10_000

/** So much of a long line tells whether it is like another. */
const comparedLength = 200

/**
 * Sets the lines of a block side by side: every line of the shorter side beside one of the other, in order, and where
 * one side has more, beside those that are most like it.
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

/** Each line of the longer list, with the one of the shorter list that stands beside it. */
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

/** Which lines of the longer list stand alone, so that the pairs are as alike as can be. */
function findSkips(shorter: readonly string[], longer: readonly string[]): boolean[] {
  const surplus = longer.length - shorter.length
  const width = surplus + 1
  // By how many lines of the shorter list are paired and how many of the longer are left alone: how alike the rest can
  // be, and whether leaving the next one alone gets there.
  const best = new Float64Array((shorter.length + 1) * width)
  const skipsNext = new Uint8Array(best.length)
  for (let i = shorter.length - 1; i >= 0; i--) {
    for (let skipped = surplus; skipped >= 0; skipped--) {
      const cell = i * width + skipped
      const paired = similarity(shorter[i] as string, longer[i + skipped] as string) + (best[cell + width] as number)
      const left = skipped < surplus ? (best[cell + 1] as number) : -1
      best[cell] = Math.max(paired, left)
      if (left > paired) skipsNext[cell] = 1
    }
  }
  const skips: boolean[] = []
  for (let i = 0, skipped = 0; i < shorter.length; i++) {
    while (skipsNext[i * width + skipped] === 1) skips[i + skipped++] = true
  }
  return skips
}

/** How much of two lines is the same at both ends, from 0 to 1. */
function similarity(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length, comparedLength)
  const longer = Math.min(Math.max(one.length, other.length), comparedLength)
  if (longer === 0) return 1
  const start = commonStart(one, other, shorter)
  return (start + commonEnd(one, other, shorter - start)) / longer
}
