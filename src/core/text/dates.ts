import type { TextRange } from '#core/input-error.ts'
import { characterBefore } from './char-class.ts'

/** It ends after the date, and after a time that is joined with `T`. */
export interface FoundDate extends TextRange {
  /** In milliseconds since 1970. A time without a time zone counts as UTC. */
  readonly time: number
}

/** The names of each month in English, German, French and Spanish, as patterns. Case is as in these languages. */
const months = [
  'Jan(?:uary?)?|Jänner|janv(?:ier)?|enero',
  'Feb(?:ruary?)?|fév(?:r(?:ier)?)?|febrero',
  'Mar(?:ch)?|März|Mrz|mars|marzo',
  'Apr(?:il)?|avr(?:il)?|abril',
  'May|Mai|mai|mayo',
  'June?|Juni|juin|junio',
  'July?|Juli|juil(?:let)?|julio',
  'Aug(?:ust)?|août|agosto',
  'Sept?(?:ember)?|sept(?:embre|iembre)?',
  'O[ck]t(?:ober)?|octobre|octubre',
  'Nov(?:ember)?|novembre|noviembre',
  'De[cz](?:ember)?|déc(?:embre)?|diciembre',
]
export const monthNames = months.join('|')
const month = `(${monthNames})`
const day = String.raw`(\d{1,2})(?:st|nd|rd|th|er)?`
const year = String.raw`([1-9]\d{3})`

const datePattern = new RegExp(
  [
    // 2024-03-12
    String.raw`${year}([-\/.])(\d{1,2})\2(\d{1,2})`,
    // 12 March 2024, 12-Mar-2024, 12/Mar/2024, 12th of March, 2024, 12. März 2024, 12 de marzo de 2024
    String.raw`${day}\.?[ \/-](?:of |de )?${month}\.?,?[ \/-](?:de )?${year}`,
    // March 12, 2024
    String.raw`${month}\.? ${day},? ${year}`,
    // 12/03/2024, 12/03/24
    String.raw`(\d{1,2})([-\/.])(\d{1,2})\12(${year}|\d{2})`,
  ].join('|'),
  'gi',
)
// 10:30, 10:30:59.5, 9:30 PM, 9pm. In the log of a web server, a colon is before the time, and a space before the zone.
const clock = String.raw`(\d{1,2})(?::(\d{2})(?::(\d{2}(?:\.\d{1,9})?))?|(?= ?[ap]\.?m\b))(?: ?([ap])\.?m\b)?`
const clockPattern = new RegExp(String.raw`(?:[T :]|, | at )${clock}(Z|[+-]\d{2}:?\d{2}| [+-]\d{4}(?!\d))?`, 'iy')
const clockAlone = new RegExp(String.raw`(?:^|[^\p{L}\d:.])${clock}(?![\d:])`, 'imu')

const wordStart = /^(?:[\p{L}\p{N}]|[-/.]\d)/u
const wordEnd = /^[\p{L}\p{N}]/u

/**
 * Returns the first date at or after an offset. In a date such as 3/12/2024, the first number is the day, or the month with
 * `monthFirst`. If that is impossible, as in 3/25/2024, it is the other way round. With dots, the day is always first. A
 * year of two digits is from 1970 to 2069.
 */
export function findDate(text: string, from: number, { monthFirst }: { monthFirst: boolean }): FoundDate | undefined {
  datePattern.lastIndex = from
  for (let match = datePattern.exec(text); match; match = datePattern.exec(text)) {
    const start = match.index
    const dateEnd = datePattern.lastIndex
    const date = readDate(match, monthFirst)
    const clock = readClock(text, dateEnd)
    const end = clock?.isJoined ? clock.end : dateEnd
    if (date !== undefined && !isInsideWord(text, start, end)) return { start, end, time: date + (clock?.time ?? 0) }
    datePattern.lastIndex = start + 1
  }
  return undefined
}

const partialDate = new RegExp(
  [
    // March 2024, 2024-03
    String.raw`(?:^|[^\p{L}])${month}\.?,? (?:de )?${year}(?!\d)`,
    String.raw`(?:^|[^\d])${year}-(\d{2})(?![\d-])`,
    // March 12, 12 March
    String.raw`(?:^|[^\p{L}])${month}\.? ${day}(?!\d)`,
    String.raw`(?:^|[^\d])${day}\.?[ -](?:of |de )?${month}(?!\p{L})`,
  ].join('|'),
  'imu',
)

/**
 * Returns the time of the first date without a day or a year, in milliseconds since 1970. `March 2024` is the first day of
 * the month. Dates without a year come before all others, and times without a date before these.
 */
export function findPartialDate(text: string): number | undefined {
  const match = partialDate.exec(text)
  const clock = match ? undefined : clockAlone.exec(text)
  if (clock) return Date.UTC(200, 0) + timeOfDay(clock)
  if (!match) return undefined
  const [, name, year, isoYear, isoMonth, usName, usDay, day, lastName] = match
  if (name !== undefined) return timeOf(year, monthNumber(name), '1')
  if (isoYear !== undefined) return timeOf(isoYear, Number(isoMonth), '1')
  // A leap year, so that 29 February is a date.
  return timeOf('400', monthNumber((usName ?? lastName) as string), usDay ?? day)
}

/**
 * Whether the first dates of some texts have the month first, as in 3/12/2024: at least one of them can only be read so, such
 * as 3/25/2024, and none can only have the day first.
 */
export function haveMonthFirst(texts: readonly string[]): boolean {
  let hasLargeSecond = false
  for (const text of texts) {
    const { start, end } = findDate(text, 0, { monthFirst: true }) ?? { start: 0, end: 0 }
    const [, first, second] = /^(\d{1,2})[-/](\d{1,2})[-/]/.exec(text.slice(start, end)) ?? []
    if (Number(first) > 12) return false
    hasLargeSecond ||= Number(second) > 12
  }
  return hasLargeSecond
}

/** Whether a date is part of a longer word or number, as in `v1.2.2024` or `2024-03-12-5`. */
function isInsideWord(text: string, start: number, end: number): boolean {
  return (
    wordStart.test(text.slice(end, end + 2)) ||
    wordEnd.test(characterBefore(text, start)) ||
    /^\d[-/.]/.test(text.slice(Math.max(0, start - 2), start))
  )
}

function readDate(match: RegExpExecArray, monthFirst: boolean): number | undefined {
  const [, isoYear, , isoMonth, isoDay, day, monthName, year, usMonthName, usDay, usYear, ...numeric] = match
  if (isoYear !== undefined) return timeOf(isoYear, Number(isoMonth), isoDay)
  if (monthName !== undefined) return timeOf(year, monthNumber(monthName), day)
  if (usMonthName !== undefined) return timeOf(usYear, monthNumber(usMonthName), usDay)
  const [first, separator, second, lastYear = ''] = numeric
  // With hyphens it may be 24-03-12, and with dots a version such as 1.2.24.
  const isShort = lastYear.length === 2
  if (isShort && separator !== '/' && !/^\d{2}\.\d{2}\./.test(match[0])) return undefined
  const dayFirst = timeOf(lastYear, Number(second), first)
  if (separator === '.') return dayFirst
  const other = timeOf(lastYear, Number(first), second)
  return monthFirst ? (other ?? dayFirst) : (dayFirst ?? other)
}

function monthNumber(name: string): number {
  return months.findIndex((pattern) => new RegExp(`^(?:${pattern})$`, 'i').test(name)) + 1
}

/** Returns undefined if there is no such day. */
function timeOf(yearText: string | undefined, monthNumber: number, dayText: string | undefined): number | undefined {
  const year = Number(yearText) + (yearText?.length === 2 ? (Number(yearText) < 70 ? 2000 : 1900) : 0)
  const first = Date.UTC(year, monthNumber - 1, 1)
  const time = Date.UTC(year, monthNumber - 1, Number(dayText))
  const isReal = monthNumber >= 1 && monthNumber <= 12 && time >= first && time < Date.UTC(year, monthNumber, 1)
  return isReal ? time : undefined
}

const minute = 60_000

/** Reads the time after a date, in milliseconds since midnight in UTC. */
function readClock(text: string, start: number): { end: number; time: number; isJoined: boolean } | undefined {
  clockPattern.lastIndex = start
  const match = clockPattern.exec(text)
  if (!match) return undefined
  const [all, , , , , zone] = match
  return {
    end: start + all.length,
    time: timeOfDay(match) - zoneMinutes(zone) * minute,
    isJoined: /^t/i.test(all),
  }
}

/** In milliseconds since midnight. */
function timeOfDay([, hours, minutes = '0', seconds = '0', half]: RegExpExecArray): number {
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0)
  return (hour * 60 + Number(minutes)) * minute + Number(seconds) * 1000
}

function zoneMinutes(zone: string | undefined): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})/.exec(zone ?? '') ?? []
  if (sign === undefined) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
