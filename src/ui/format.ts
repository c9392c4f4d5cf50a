export { countOf, describePace, formatBytes, formatDuration, formatNumber } from '#core/format.ts'

let percents: Intl.NumberFormat | undefined

/** 12.5 as 12.50%. */
export function formatPercent(value: number): string {
  percents ??= new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `${percents.format(value)}%`
}
