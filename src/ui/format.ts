export { countOf, describePace, formatBytes, formatDuration, formatNumber } from '#core/format.ts'

const percents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 12.5 as 12.50%. */
export function formatPercent(value: number): string {
  return `${percents.format(value)}%`
}
