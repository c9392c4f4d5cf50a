const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})
const distanceFormat = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** Describes a Unix time in seconds, such as “in 3 days, 19 November 2026 at 14:00 UTC”. */
export function describeTime(seconds: number, now: number): string {
  const date = new Date(seconds * 1000)
  if (Number.isNaN(date.getTime())) return 'Not a valid time'
  const distance = seconds - now
  const [unit, length] = units.find(([, unitLength]) => Math.abs(distance) >= unitLength) ?? ['second', 1]
  return `${distanceFormat.format(Math.trunc(distance / length), unit)}, ${dateFormat.format(date)} UTC`
}
