/**
 * Returns the indexes of the largest counts, from largest to smallest. Indexes with equal counts stay in ascending
 * order. Counts of 0 are left out.
 */
export function mostFrequent(counts: ArrayLike<number>, limit = Infinity): number[] {
  const indexes: number[] = []
  for (let i = 0; i < counts.length; i++) {
    if ((counts[i] as number) > 0) indexes.push(i)
  }
  return indexes.sort((a, b) => (counts[b] as number) - (counts[a] as number)).slice(0, limit)
}
