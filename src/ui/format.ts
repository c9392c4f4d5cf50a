const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

const percents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 12345 as 12,345. */
export function formatNumber(value: number): string {
  return numbers.format(value)
}

const byteUnits = ['KB', 'MB', 'GB'] as const

/** 1,536 bytes as 1.5 KB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return countOf(bytes, 'byte')
  const power = Math.min(byteUnits.length, Math.floor(Math.log2(bytes) / 10))
  return `${formatNumber(bytes / 1024 ** power)} ${byteUnits[power - 1] as string}`
}

/** 12.5 as 12.50%. */
export function formatPercent(value: number): string {
  return `${percents.format(value)}%`
}

/** `1 match`, `2 matches`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

/** Seconds for short texts, minutes and hours for long ones. */
export function formatDuration(seconds: number): string {
  if (seconds < 60) return `${String(seconds)} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return seconds % 60 === 0 ? `${String(minutes)} min` : `${String(minutes)} min ${String(seconds % 60)} s`
  return `${formatNumber(Math.floor(minutes / 60))} h ${String(minutes % 60)} min`
}
