import { LargeMap } from '#core/large-map.ts'
import type { OptionValues } from '#core/options.ts'
import { shuffled } from '#core/random.ts'
import { seededRandom } from '#core/seeded-random.ts'
import { columnReader } from '#core/text/columns.ts'
import { findDate } from '#core/text/dates.ts'
import { foldCase } from '#core/text/fold-case.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { rearrangeLines } from '#core/text/lines.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import { firstNumber } from './first-number.ts'
import { sortByValue } from './sort-by-value.ts'
import { sortLines } from './sort-lines.ts'
import type { tool } from './tool.ts'

type Lines = readonly string[]
type Options = OptionValues<(typeof tool)['options']>

const plainAscii = /^[\t\x20-\x7e]*$/

/** Counts characters as a reader sees them. */
function lengthOf(text: string): number {
  return plainAscii.test(text) ? text.length : countGraphemes(text)
}

/** Additions to a name that are not its last word, as in `Kurt Vonnegut, Jr.` */
const nameSuffix = /(\S),?\s+(?:[JS]r|Esq|Ph\.?D|M\.?D|I{2,3}|IV)\.?$/

function lastWordOf(line: string): string {
  return line.trimEnd().replace(nameSuffix, '$1').split(/\s/).at(-1) as string
}

/** Returns what lines are sorted by in orders such as *Smallest number*. A line without such a value has NaN. */
function valueReader({ order, monthFirst, ...options }: Options): ((line: string) => number) | undefined {
  const columnOf = columnReader(options)
  if (order === 'smallest' || order === 'largest') return (line) => firstNumber(columnOf(line))
  if (order === 'oldest' || order === 'newest')
    return (line) => findDate(columnOf(line), 0, { monthFirst })?.time ?? NaN
  return undefined
}

function arrange(lines: Lines, options: Options, context: EngineContext): string[] {
  const { order, ignoreCase, naturalNumbers, shuffleSeed } = options
  const valueOf = valueReader(options)
  if (valueOf)
    return sortByValue(lines, valueOf, order === 'smallest' || order === 'oldest' ? 'ascending' : 'descending')
  const columnOf = columnReader(options)
  const collation = { ignoreCase, numeric: naturalNumbers, keyOf: columnOf }
  const columnLength = (line: string) => lengthOf(columnOf(line))
  switch (order) {
    case 'az':
      return sortLines(lines, collation, context)
    case 'za':
      // Reverses the lines before and after sorting, so that equal lines keep their order.
      return sortLines(lines.toReversed(), collation, context).reverse()
    case 'lastWord':
      // The first sort determines the order of lines with the same last word.
      return sortLines(
        sortLines(lines, collation, context),
        { ...collation, keyOf: (line) => lastWordOf(columnOf(line)) },
        context,
      )
    case 'length':
      return sortByValue(lines, columnLength, 'ascending')
    case 'longest':
      return sortByValue(lines, columnLength, 'descending')
    case 'reverse':
      return lines.toReversed()
    default:
      return shuffled(lines, shuffleSeed === 0 ? context : { random: seededRandom(shuffleSeed) })
  }
}

function trimAndFilter(lines: Lines, { trim, dropBlank, dedupe, ignoreCase }: Options): Lines {
  const trimmed = trim ? lines.map((line) => line.trim()) : lines
  const filled = dropBlank ? trimmed.filter((line) => /\S/.test(line)) : trimmed
  return dedupe ? withoutDuplicates(filled, ignoreCase ? foldCase : (line) => line) : filled
}

/** Keeps the first of the lines with the same key. */
function withoutDuplicates(lines: Lines, keyOf: (line: string) => string): Lines {
  const seen = new LargeMap()
  return lines.filter((line, index) => {
    const key = keyOf(line)
    if (seen.get(key) !== undefined) return false
    seen.add(key, index)
    return true
  })
}

/** Counts the lines without a number or date, which are the last ones. */
function countUnknown(sorted: Lines, options: Options): number {
  const valueOf = valueReader(options)
  if (!valueOf) return 0
  return sorted.length - 1 - sorted.findLastIndex((line) => !Number.isNaN(valueOf(line)))
}

export interface Sorted {
  readonly text: string
  /** Number of lines without a number or date to sort by, which come last. Present only if there are any. */
  readonly withoutValue?: number
}

export const engine: Engine<typeof tool, Sorted> = {
  run({ text }, options, context) {
    let withoutValue = 0
    const sorted = rearrangeLines(text, (lines) => {
      const filtered = trimAndFilter(lines, options)
      const headerCount = options.keepFirst ? 1 : 0
      const arranged = arrange(filtered.slice(headerCount), options, context)
      withoutValue = countUnknown(arranged, options)
      return [...filtered.slice(0, headerCount), ...arranged]
    })
    return { text: sorted, ...(withoutValue > 0 && { withoutValue }) }
  },

  print: ({ text }) => text,

  note: ({ withoutValue }) =>
    withoutValue === undefined ? undefined : `Lines without a number or date come last: ${String(withoutValue)}.`,
}
