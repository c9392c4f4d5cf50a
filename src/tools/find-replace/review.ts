import type { MatchRange } from './replacer.ts'

/** A walk through the matches of a text, one by one. */
export interface Review {
  /** The current match is the first open one at or after this offset. */
  readonly from: number
  /** What was skipped, and what was inserted. Matches in these ranges are not shown again. */
  readonly done: readonly MatchRange[]
}

const firstReview: Review = { from: 0, done: [] }

/** Returns the matches that were neither replaced nor skipped. */
export function openMatches(matches: readonly MatchRange[], { done } = firstReview): readonly MatchRange[] {
  if (done.length === 0) return matches
  return matches.filter((match) => !done.some((range) => overlap(match, range)))
}

/** An empty match overlaps the text that was inserted there. */
function overlap(match: MatchRange, range: MatchRange): boolean {
  const isSame = match.start === range.start && match.end === range.end
  return isSame || (match.start < range.end && Math.max(match.end, match.start + 1) > range.start)
}

/** Returns the index of the current match. After the last match comes the first one. */
export function currentIndex(open: readonly MatchRange[], { from }: Review): number {
  return Math.max(
    0,
    open.findIndex(({ start }) => start >= from),
  )
}

/** Starts a review, or makes another match the current one. */
export function goTo({ start }: MatchRange, review = firstReview): Review {
  return { ...review, from: start }
}

export function skipMatch(match: MatchRange, { done }: Review): Review {
  return { from: match.end, done: [...done, match] }
}

/** Records that a match was replaced with a text of this length. Ranges after it move. */
export function replaceMatch(match: MatchRange, length: number, { done }: Review): Review {
  const end = match.start + length
  const shift = end - match.end
  const moved = done.map((range) =>
    range.start < match.end ? range : { start: range.start + shift, end: range.end + shift },
  )
  return { from: end, done: [...moved, ...(length > 0 ? [{ start: match.start, end }] : [])] }
}
