import type { OptionValues } from '#core/options.ts'
import { shuffled } from '#core/random.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { rearrangeLines } from '#core/text/lines.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import { sortLines } from './sort-lines.ts'
import type { tool } from './tool.ts'

type Lines = readonly string[]
type Options = OptionValues<(typeof tool)['options']>

const plainAscii = /^[\t\x20-\x7e]*$/

function sortByLength(lines: Lines): string[] {
  const lengths = lines.map((line) => (plainAscii.test(line) ? line.length : countGraphemes(line)))
  const order = Array.from(lines, (_, index) => index).sort((a, b) => (lengths[a] as number) - (lengths[b] as number))
  return order.map((index) => lines[index] as string)
}

function lastWordOf(line: string): string {
  return line.trimEnd().split(/\s/).at(-1) as string
}

function arrange(lines: Lines, { order, ignoreCase, naturalNumbers }: Options, context: EngineContext): string[] {
  const collation = { ignoreCase, numeric: naturalNumbers }
  switch (order) {
    case 'az':
      return sortLines(lines, collation, context)
    case 'za':
      // Reverses the lines before and after sorting, so that equal lines keep their order.
      return sortLines(lines.toReversed(), collation, context).reverse()
    case 'lastWord':
      // The first sort compares whole lines and determines the order of lines with the same last word.
      return sortLines(sortLines(lines, collation, context), { ...collation, keyOf: lastWordOf }, context)
    case 'length':
      return sortByLength(lines)
    case 'reverse':
      return lines.toReversed()
    case 'shuffle':
      return shuffled(lines, context)
  }
}

function trimAndFilter(lines: Lines, { trim, dropBlank }: Options): Lines {
  const trimmed = trim ? lines.map((line) => line.trim()) : lines
  return dropBlank ? trimmed.filter((line) => /\S/.test(line)) : trimmed
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
