import { detectSeparator } from '#core/text/columns.ts'
import { findDate } from '#core/text/dates.ts'
import { splitEntries } from '#core/text/split-entries.ts'
import { filledLines } from '#core/text/text-shape.ts'
import { leadingArticle } from './article.ts'
import type { Options } from './engine.ts'
import { hasTableRule, headingSize } from './heading.ts'

const numberAtStart = /^[-+−]?\p{Sc}?\s?\d/u
/** Several numbers in a row: a version, an IP address, a time, a range or a fraction. */
const severalAtStart = /^v?\d+(?:(?:\.\d+){2,}|[:/-][\p{L}\d])/iu
/** One number with dots between the thousands, such as 1.299.000. */
const thousandsAtStart = /^\d{1,3}(?:\.\d{3}){2,}(?![.\d])/
const fractionAtStart = /^\d+\/\d/
/** A name with a whole number, such as img10.png. Natural order would put 1.5 before 1.25. */
const numberedName = /^\p{L}\D*\d+(?![.,]?\d)/u

const timeAtStart = /^\d{1,2}(?::\d{2}(?!\d)| ?[ap]\.?m\b)/i

/** The longest entry of a list in one line, in words. Parts of a sentence are often longer. */
const maxEntryWords = 5

/** Enough lines to see whether two orders differ, and fast enough to compare while the user types. */
const maxCompared = 1000

/** What the page can offer: what it says about the lines, and the button with the options that it sets. */
export const offers = {
  heading: { message: 'The first line looks like a heading', label: 'Keep it at the top', choice: { keepFirst: true } },
  split: { message: 'The text has only one line', label: 'Split at commas', choice: { split: true } },
  date: { message: 'Every line begins with a date', label: 'Sort by date', choice: { order: 'oldest' } },
  time: { message: 'Every line begins with a time', label: 'Sort by time', choice: { order: 'oldest' } },
  number: { message: 'Every line begins with a number', label: 'Sort by number', choice: { order: 'smallest' } },
  natural: { message: 'A to Z puts 10 before 9', label: 'Sort numbers naturally', choice: { naturalNumbers: true } },
  articles: { message: 'Most lines begin with a, an or the', label: 'Ignore it', choice: { ignoreArticles: true } },
  oneLine: { message: 'The list was on one line', label: 'Put it on one line again', choice: { oneLine: true } },
  blank: { message: 'Some lines are blank', label: 'Remove blank lines', choice: { dropBlank: true } },
  indented: { message: 'Some lines begin with a space', label: 'Trim each line', choice: { trim: true } },
} as const

type Offer = keyof typeof offers

type Chosen = Pick<Options, 'keepFirst' | 'split' | 'trim' | 'dropBlank' | 'oneLine'>

/** Returns what suits the lines better than sorting all of them from A to Z, best first. */
export function offersFor(text: string, { keepFirst, split, trim, dropBlank, oneLine }: Chosen): Offer[] {
  const all = filledLines(text)
  if (!keepFirst && hasHeading(all)) return ['heading']
  const body = keepFirst ? all.slice(headingSize(all)) : all
  if (!split && body.length === 1) return isListInOneLine(body[0] as string) ? ['split'] : []
  const lines = split ? body.flatMap(splitEntries) : body
  if (lines.length < 2) return []
  const raw = text.trimEnd().split(/\r\n|\r|\n/)
  const possible: readonly (Offer | false | undefined)[] = [
    offerForStart(lines),
    !oneLine && body.length === 1 && 'oneLine',
    !dropBlank && raw.some((line) => line.trim() === '') && 'blank',
    !trim && raw.some((line) => /^\s+\S/.test(line)) && 'indented',
  ]
  return possible.filter((offer) => offer !== false && offer !== undefined)
}

/** Whether to make the offer. Once the user has sorted the text, any order but the alphabetical one was a choice. */
export function isUseful(
  offer: Offer,
  { order, naturalNumbers, ignoreArticles, column }: Options,
  wasSorted: boolean,
): boolean {
  if (offer === 'heading' || offer === 'split') return true
  if (offer === 'oneLine') return wasSorted
  const isAlphabetical = order === 'az' || order === 'za'
  if (offer === 'blank' || offer === 'indented') return isAlphabetical && wasSorted
  if (naturalNumbers || column > 0) return false
  if (isAlphabetical) return offer !== 'articles' || !ignoreArticles
  // These are offered only for alphabetical order.
  return !wasSorted && offer !== 'natural' && offer !== 'articles'
}

/** Returns what suits the way in which the lines begin. */
function offerForStart(lines: readonly string[]): Offer | undefined {
  if (lines.every((line) => findDate(line, 0, { monthFirst: false })?.start === 0)) return 'date'
  if (lines.every((line) => timeAtStart.test(line))) return 'time'
  if (lines.filter((line) => leadingArticle.test(line)).length > lines.length / 2) return 'articles'
  if (lines.every((line) => numberAtStart.test(line) && !startsWithSeveral(line))) return 'number'
  const canBeNatural = lines.every((line) => /^v?\d/i.test(line) || numberedName.test(line))
  const hasFraction = lines.some((line) => fractionAtStart.test(line))
  return canBeNatural && !hasFraction && isNaturalDifferent(lines.slice(0, maxCompared)) ? 'natural' : undefined
}

/** Whether the lines are a Markdown table, or a table of which only the first line has neither a digit nor an @. */
function hasHeading(lines: readonly string[]): boolean {
  if (hasTableRule(lines)) return true
  const [first = '', ...rows] = lines
  const separator = detectSeparator(lines)
  if (!first.includes(separator) || rows.length < 2 || /[\d@]/.test(first)) return false
  const columns = first.split(separator).length
  return rows.every((row) => row.split(separator).length >= columns && /[\d@]/.test(row))
}

/** Whether a line is a list such as `pear, apple, fig` rather than a sentence or a name. */
function isListInOneLine(line: string): boolean {
  const entries = splitEntries(line)
  const isLong = entries.length > (line.includes(';') ? 1 : 2)
  return isLong && !/[.!?…]$/.test(line) && entries.every((entry) => entry.split(/\s+/).length <= maxEntryWords)
}

function startsWithSeveral(line: string): boolean {
  return severalAtStart.test(line) && !thousandsAtStart.test(line)
}

function isNaturalDifferent(lines: readonly string[]): boolean {
  const natural = lines.toSorted(new Intl.Collator('en', { numeric: true }).compare)
  return lines.toSorted(new Intl.Collator('en').compare).some((line, index) => line !== natural[index])
}
