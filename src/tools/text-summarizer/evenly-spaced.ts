/** Returns evenly spaced indexes: index k is k × total ÷ count, rounded down. */
export function evenlySpaced(total: number, count: number): number[] {
  const selectedCount = Math.min(total, count)
  return Array.from({ length: selectedCount }, (_, k) => Math.floor((k * total) / selectedCount))
}
