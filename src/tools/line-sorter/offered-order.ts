import { findDate } from '#core/text/dates.ts'
import { splitEntries } from '#core/text/split-entries.ts'

const startsWithNumber = /^[-+−]?\p{Sc}?\s?\d/u
/** Several numbers in a row: a version, an IP address, a time, a range or a fraction. */
const startsWithSeveral = /^v?\d+(?:(?:\.\d+){2,}|[:/-][\p{L}\d])/iu
/** One number with dots between the thousands, such as 1.299.000. */
const startsWithThousands = /^\d{1,3}(?:\.\d{3}){2,}(?![.\d])/
const startsWithFraction = /^\d+\/\d/
/** A name with a whole number, such as img10.png. Natural order would put 1.5 before 1.25. */
const isNumberedName = /^\p{L}\D*\d+(?![.,]?\d)/u

/** The longest entry of a list in one line, in words. Parts of a sentence are often longer. */
const maxEntryWords = 5

/** Enough lines to see whether two orders differ, and fast enough to compare while the user types. */
const maxCompared = 1000

/** Returns what suits the lines better than sorting all of them from A to Z. */
export function offeredOrder(
  text: string,
  { keepFirst, split }: { readonly keepFirst: boolean; readonly split: boolean },
): 'heading' | 'split' | 'date' | 'number' | 'natural' | undefined {
  const all = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (!keepFirst && hasHeading(all)) return 'heading'
  const body = keepFirst ? all.slice(1) : all
  if (!split && body.length === 1) return isListInOneLine(body[0] as string) ? 'split' : undefined
  const lines = split ? body.flatMap(splitEntries) : body
  if (lines.length < 2) return undefined
  if (lines.every((line) => findDate(line, 0, { monthFirst: false })?.start === 0)) return 'date'
  if (lines.every((line) => startsWithNumber.test(line) && !isSeveral(line))) return 'number'
  const canBeNatural = lines.every((line) => /^v?\d/i.test(line) || isNumberedName.test(line))
  const hasFraction = lines.some((line) => startsWithFraction.test(line))
  return canBeNatural && !hasFraction && isNaturalDifferent(lines.slice(0, maxCompared)) ? 'natural' : undefined
}

/** Whether the lines are a table, and only the first of them has neither a digit nor an @. */
function hasHeading([first = '', ...rows]: readonly string[]): boolean {
  const separator = ['\t', ';', ','].find((mark) => first.includes(mark))
  if (separator === undefined || rows.length < 2 || /[\d@]/.test(first)) return false
  const columns = first.split(separator).length
  return rows.every((row) => row.split(separator).length >= columns && /[\d@]/.test(row))
}

/** Whether a line is a list such as `pear, apple, fig` rather than a sentence or a name. */
function isListInOneLine(line: string): boolean {
  const entries = splitEntries(line)
  const isLong = entries.length > (line.includes(';') ? 1 : 2)
  return isLong && !/[.!?…]$/.test(line) && entries.every((entry) => entry.split(/\s+/).length <= maxEntryWords)
}

function isSeveral(line: string): boolean {
  return startsWithSeveral.test(line) && !startsWithThousands.test(line)
}

function isNaturalDifferent(lines: readonly string[]): boolean {
  const natural = lines.toSorted(new Intl.Collator('en', { numeric: true }).compare)
  return lines.toSorted(new Intl.Collator('en').compare).some((line, index) => line !== natural[index])
}
