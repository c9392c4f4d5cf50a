import type { TextRange } from '#core/input-error.ts'

/**
 * Merges layers of ranges into one list without overlaps, sorted by start. Where layers overlap, the later layer is on
 * top. Each layer is sorted and has no overlaps of its own.
 */
export function layerHighlights<R extends TextRange>(layers: readonly (readonly R[])[]): R[] {
  return layers.reduce<R[]>(overlay, [])
}

function overlay<R extends TextRange>(below: readonly R[], above: readonly R[]): R[] {
  const visible: R[] = [...above]
  let next = 0
  for (const range of below) {
    let { start } = range
    while (next < above.length && (above[next] as R).end <= start) next++
    for (let i = next; i < above.length && (above[i] as R).start < range.end; i++) {
      const cover = above[i] as R
      if (cover.start > start) visible.push({ ...range, start, end: cover.start })
      start = cover.end
    }
    if (start < range.end) visible.push({ ...range, start })
  }
  return visible.sort((one, other) => one.start - other.start)
}
