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

function lastWordOf(line: string): string {
  return line.trimEnd().split(/\s/).at(-1) as string
}

function arrange(lines: Lines, options: Options, context: EngineContext): string[] {
  const { order, ignoreCase, naturalNumbers, monthFirst, shuffleSeed } = options
  const columnOf = columnReader(options)
  const collation = { ignoreCase, numeric: naturalNumbers, keyOf: columnOf }
  const columnLength = (line: string) => lengthOf(columnOf(line))
  const columnNumber = (line: string) => firstNumber(columnOf(line))
  const columnTime = (line: string) => findDate(columnOf(line), 0, { monthFirst })?.time ?? NaN
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
    case 'smallest':
      return sortByValue(lines, columnNumber, 'ascending')
    case 'largest':
      return sortByValue(lines, columnNumber, 'descending')
    case 'oldest':
      return sortByValue(lines, columnTime, 'ascending')
    case 'newest':
      return sortByValue(lines, columnTime, 'descending')
    case 'reverse':
      return lines.toReversed()
    case 'shuffle':
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

/** Arranges the lines after the first one, such as the rows of a table below its header. */
function arrangeBelowFirst(lines: Lines, options: Options, context: EngineContext): string[] {
  return [...lines.slice(0, 1), ...arrange(lines.slice(1), options, context)]
}

export const engine: Engine<typeof tool, { text: string }> = {
  run: ({ text }, options, context) => ({
    text: rearrangeLines(text, (lines) =>
      (options.keepFirst ? arrangeBelowFirst : arrange)(trimAndFilter(lines, options), options, context),
    ),
  }),
  print: ({ text }) => text,
}
