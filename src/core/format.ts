// Creating the first Intl.NumberFormat is the slowest step in showing the first result on a phone, so integers and
// numbers with one decimal place are formatted without it.
let decimalFormat: Intl.NumberFormat | undefined

/** Formats 12345 as `12,345`. */
export function formatNumber(value: number): string {
  const digits = String(value)
  if (Number.isSafeInteger(value) || /^-?\d{1,14}\.\d$/.test(digits))
    return digits.replaceAll(/\B(?=(?:\d{3})+(?:\.|$))/g, ',')
  decimalFormat ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
  return decimalFormat.format(value)
}

/** Formats 12.5 as `12.50%`. */
export function formatPercent(value: number): string {
  return `${value.toFixed(2)}%`
}

/** Returns the word that fits a count: `match` for 1, `matches` for 2. */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many
}

/** Returns a count with its noun: `1 match`, `2 matches`. */
export function countOf(count: number, one: string, many?: string): string {
  return `${formatNumber(count)} ${pluralize(count, one, many)}`
}

const byteUnits = ['KB', 'MB', 'GB'] as const

/** Formats 1536 as `1.5 KB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return countOf(bytes, 'byte')
  const power = Math.min(byteUnits.length, Math.floor(Math.log2(bytes) / 10))
  return `${formatNumber(bytes / 1024 ** power)} ${byteUnits[power - 1] as string}`
}

/** Formats seconds as `45 s`, `3 min 20 s` or `2 h 5 min`. */
export function formatDuration(seconds: number): string {
  if (seconds < 60) return `${String(seconds)} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60)
    return seconds % 60 === 0 ? `${String(minutes)} min` : `${String(minutes)} min ${String(seconds % 60)} s`
  return `${formatNumber(Math.floor(minutes / 60))} h ${String(minutes % 60)} min`
}

/** A run's progress in the engine's own unit, with the elapsed time in milliseconds. */
export interface Progress {
  readonly done: number
  readonly total?: number
  readonly elapsed: number
}

/** Formats progress in bytes as `312 MB of 1 GB, 164 MB/s, 5 s left`. */
export function describePace({ done, total, elapsed }: Progress): string {
  const perSecond = (1000 * done) / Math.max(1, elapsed)
  const pace = `${formatBytes(Math.round(perSecond))}/s`
  if (total === undefined) return `${formatBytes(done)}, ${pace}`
  const left = formatDuration(Math.ceil((total - done) / perSecond))
  return `${formatBytes(done)} of ${formatBytes(total)}, ${pace}, ${left} left`
}
