import type { Match } from './result.ts'

/** Groups with higher numbers get no color. */
const maxGroups = 30

/**
 * Splits a match where a group starts or ends. Each part belongs to the innermost group around it, which has the highest
 * number. If there is none, the group is 0. Returns undefined if no group contains a part of the match.
 */
export function matchParts({ text, index, groupRanges = [] }: Match) {
  const end = index + text.length
  const groups = groupRanges.slice(0, maxGroups).flatMap((range, number) => {
    // A group in a lookaround can lie outside its match.
    const [from, to] = range ? [Math.max(index, range[0]), Math.min(end, range[1])] : [0, 0]
    return from < to ? [{ from, to, group: number + 1 }] : []
  })
  if (groups.length === 0) return undefined
  const cuts = new Set([index, end, ...groups.flatMap(({ from, to }) => [from, to])])
  const offsets = [...cuts].sort((one, other) => one - other)
  return offsets.slice(1).map((to, number) => {
    const start = offsets[number] as number
    const innermost = groups.findLast((group) => group.from <= start && to <= group.to)
    return { start, end: to, group: innermost?.group ?? 0 }
  })
}
