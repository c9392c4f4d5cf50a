import type { TextRange } from '#core/input-error.ts'

/** Visits ranges in the order of the text. Of ranges that overlap, only the first is visited, or the longest of them. */
export function visitInOrder(ranges: TextRange[], visit: (start: number, end: number) => void): void {
  let done = 0
  for (const { start, end } of ranges.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start >= done) visit(start, end)
    done = Math.max(done, end)
  }
}
