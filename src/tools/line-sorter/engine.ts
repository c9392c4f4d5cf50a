import { countOf } from '#core/format.ts'
import { LargeSet } from '#core/large-set.ts'
import type { OptionValues } from '#core/tool/options.ts'
import { shuffled } from '#core/random/random.ts'
import { columnReader, describeMissingColumn } from '#core/text/columns.ts'
import { foldCase } from '#core/text/normalize.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { separateLines } from '#core/text/rearrange-lines.ts'
import type { Engine, EngineContext } from '#core/tool/engine-interface.ts'
import { prefixRanks } from './prefix-ranks.ts'
import { firstNumber } from './first-number.ts'
import type { tool } from './tool.ts'
import { print, type Sorted } from './result.ts'

type Lines = readonly string[]
export type Options = OptionValues<(typeof tool)['options']>

function lastWordOf(line: string): string {
  return line.trimEnd().split(/\s/).at(-1) as string
}

interface SortedLines {
  readonly sorted: Lines
  /** Number of lines at the end that have no value to sort by; none by default. */
  readonly withoutValue?: number
}

/** Sorts lines by a number per line. Lines without a number (NaN) come last. Lines with equal numbers keep their order. */
function sortByValue(lines: Lines, valueOf: (line: string) => number, isDescending: boolean): SortedLines {
  const values = lines.map((line) => ({ line, value: valueOf(line) }))
  const known = values.filter(({ value }) => !Number.isNaN(value))
  const unknown = values.filter(({ value }) => Number.isNaN(value))
  const sign = isDescending ? -1 : 1
  known.sort((a, b) => sign * (a.value - b.value))
  return { sorted: [...known, ...unknown].map(({ line }) => line), withoutValue: unknown.length }
}

const comparisonsPerReport = 50_000

/**
 * Sorts lines by their keys in English, so that the result does not depend on the locale of the machine. Lines with equal
 * keys keep their order.
 */
function sortByKey(lines: Lines, keyOf: (line: string) => string, options: Options, context: EngineContext): Lines {
  const { ignoreCase, naturalNumbers: numeric, order } = options
  // The collator always puts A next to a. Ignoring case makes them equal, so that such lines keep their order.
  const { compare } = new Intl.Collator('en', { sensitivity: ignoreCase ? 'accent' : 'variant', numeric })
  const keys = lines.map(keyOf)
  const { first, second } = prefixRanks(keys, numeric)
  // Calls the collator only if the numbers are equal or unknown: 0 and NaN are falsy.
  const compareAt = (a: number, b: number) =>
    (first[a] as number) - (first[b] as number) ||
    (second[a] as number) - (second[b] as number) ||
    compare(keys[a] as string, keys[b] as string)

  const sign = order === 'za' ? -1 : 1
  const expected = lines.length * Math.log2(lines.length)
  let comparisons = 0
  const indexes = lines.map((_, index) => index)
  indexes.sort((a, b) => {
    comparisons += 1
    if (comparisons % comparisonsPerReport === 0) context.progress(Math.min(comparisons, expected), expected)
    return sign * compareAt(a, b)
  })
  return indexes.map((index) => lines[index] as string)
}

function sortLines(lines: Lines, options: Options, context: EngineContext): SortedLines {
  const { order } = options
  const columnOf = columnReader(options, lines)
  switch (order) {
    case 'az':
    case 'za':
      return { sorted: sortByKey(lines, columnOf, options, context) }
    case 'lastWord': {
      // Lines with the same last word keep the order of the first sort. Progress starts again with the second.
      const sorted = sortByKey(lines, columnOf, options, context)
      return { sorted: sortByKey(sorted, (line) => lastWordOf(columnOf(line)), options, context) }
    }
    case 'reverse':
      return { sorted: lines.toReversed() }
    case 'shuffle':
      return { sorted: shuffled(lines, context) }
    case 'length':
      return sortByValue(lines, (line) => countGraphemes(columnOf(line)), false)
    case 'smallest':
    case 'largest':
      return sortByValue(lines, (line) => firstNumber(columnOf(line)), order === 'largest')
  }
}

/** Trims and filters the lines. The heading stays at the top. */
function prepareLines(lines: Lines, options: Options): { heading: Lines; rows: Lines } {
  const { trim, dropBlank, keepFirst, dedupe, ignoreCase } = options
  const trimmed = trim ? lines.map((line) => line.trim()) : lines
  const filled = dropBlank ? trimmed.filter((line) => /\S/.test(line)) : trimmed
  const heading = filled.slice(0, keepFirst ? 1 : 0)
  const rows = filled.slice(heading.length)
  if (!dedupe) return { heading, rows }
  const seen = new LargeSet()
  const isNew = (line: string) => seen.add(ignoreCase ? foldCase(line) : line)
  // A row that repeats the heading is a duplicate.
  for (const line of heading) isNew(line)
  return { heading, rows: rows.filter(isNew) }
}

function describeMissing(lines: Lines, options: Options, withoutValue: number): string | undefined {
  const { order } = options
  if (order === 'reverse' || order === 'shuffle') return undefined
  const missingColumn = describeMissingColumn(lines, options)
  if (missingColumn !== undefined) return missingColumn
  if (withoutValue === 0) return undefined
  return `${countOf(withoutValue, 'line has', 'lines have')} no number`
}

export const engine: Engine<typeof tool, Sorted> = {
  run({ text }, options, context) {
    const { lines, joinLines } = separateLines(text)
    const { heading, rows } = prepareLines(lines, options)
    const { sorted, withoutValue = 0 } = sortLines(rows, options, context)
    const missing = describeMissing(rows, options, withoutValue)
    return {
      text: joinLines([...heading, ...sorted]),
      ...(withoutValue > 0 && { withoutValue }),
      ...(missing !== undefined && { missing }),
    }
  },
  print,

  note: ({ missing }) => missing && `${missing}.`,
}
