import { createRow, type LineRow, type Lines, type Row, sides, type SkippedRow } from './rows.ts'

/** Adds the unchanged lines: `contextLines` of them above and below each change, and a skipped row for the others. */
export function addUnchanged(
  changes: readonly LineRow[],
  lines: Lines,
  { contextLines = 0, minSkipped = 3 } = {},
): readonly Row[] {
  const rows: Row[] = []
  const next = { original: 1, modified: 1 }
  for (const change of changes.length === 0 ? [] : [...changes, undefined]) {
    // A line that only one text has leaves open how many lines come before it in the other text. When comparing by
    // position, the other text may have ended.
    const count = Math.min(...sides.map((side) => (change?.[`${side}Line`] ?? lines[side].length + 1) - next[side]))
    const skipped = { kind: 'skipped', count, originalLine: next.original, modifiedLine: next.modified } as const
    const first = rows.length === 0 ? 0 : contextLines
    const last = change ? contextLines : 0
    rows.push(...revealSkipped(skipped, lines, { first, last, minSkipped }))
    if (change) rows.push(change)
    for (const side of sides) next[side] = (change?.[`${side}Line`] ?? next[side] + count - 1) + 1
  }
  return rows
}

/** Lists the first and the last of some skipped lines, and the lines between them if there are few. */
export function revealSkipped(
  { count, originalLine, modifiedLine }: SkippedRow,
  lines: Lines,
  { first, last, minSkipped = 1 }: { first: number; last: number; minSkipped?: number },
): readonly Row[] {
  const numbersAt = (index: number) => ({ original: originalLine + index, modified: modifiedLine + index })
  const list = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => createRow('same', lines, numbersAt(from + index)))
  const rest = count - first - last
  if (rest < minSkipped) return list(0, count)
  const skipped = { originalLine: originalLine + first, modifiedLine: modifiedLine + first }
  return [...list(0, first), { kind: 'skipped', count: rest, ...skipped }, ...list(count - last, count)]
}
