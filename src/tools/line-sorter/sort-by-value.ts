/**
 * Sorts lines by a number per line, from the smallest to the largest or the other way round. Lines without a number (NaN)
 * come last. Lines with equal numbers keep their order.
 */
export function sortByValue(
  lines: readonly string[],
  valueOf: (line: string) => number,
  direction: 'ascending' | 'descending',
): string[] {
  const values = Float64Array.from(lines, valueOf)
  const [known, unknown] = partition(values)
  const sign = direction === 'ascending' ? 1 : -1
  known.sort((a, b) => sign * ((values[a] as number) - (values[b] as number)))
  return [...known, ...unknown].map((index) => lines[index] as string)
}

/** Returns the indexes of the numbers and those of NaN. */
function partition(values: Float64Array): [known: number[], unknown: number[]] {
  const known: number[] = []
  const unknown: number[] = []
  for (const [index, value] of values.entries()) (Number.isNaN(value) ? unknown : known).push(index)
  return [known, unknown]
}
