export { countOf, describePace, formatBytes, formatDuration, formatNumber } from '#core/format.ts'

/** Formats 12.5 as `12.50%`. */
export function formatPercent(value: number): string {
  return `${value.toFixed(2)}%`
}
