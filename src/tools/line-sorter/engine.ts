import type { OptionValues } from '#core/options.ts'
import { shuffled } from '#core/random.ts'
import { withPieces } from '#core/text-in-pieces.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { rearrangeLines } from '#core/text/lines.ts'
import { reverseLines } from '#core/text/reversed-lines.ts'
import { isSpace } from '#core/text/words.ts'
import type { Engine, Host } from '#core/tool.ts'
import type { Collation } from './collation.ts'
import { sortLines } from './sort-lines.ts'
import type { tool } from './tool.ts'

type Lines = readonly string[]
type Order = OptionValues<(typeof tool)['options']>['order']

function lastWordOf(line: string): string {
  let end = line.length
  while (end > 0 && isSpace(line.charCodeAt(end - 1))) end -= 1
  let start = end
  while (start > 0 && !isSpace(line.charCodeAt(start - 1))) start -= 1
  return line.slice(start, end)
}

const plainAscii = /^[\t\x20-\x7e]*$/

/** In characters as a reader sees them. */
function lengthOf(line: string): number {
  return plainAscii.test(line) ? line.length : countGraphemes(line)
}

function sortByLength(lines: Lines): string[] {
  // Length and place in one number: sorting plain numbers calls nobody, and keeps the order of equals.
  const keys = Float64Array.from(lines, (line, i) => lengthOf(line) * lines.length + i)
  return Array.from(keys.sort(), (key) => lines[key % lines.length] as string)
}

const sorts: Readonly<Record<Order, (lines: Lines, collation: Collation, host: Host) => string[]>> = {
  az: (lines, collation, host) => sortLines(lines, lines, collation, host),
  za: (lines, collation, host) => {
    // Turned round before and after, so that equals keep their order here too.
    const turned = lines.toReversed()
    return sortLines(turned, turned, collation, host).reverse()
  },
  length: sortByLength,
  reverse: (lines) => lines.toReversed(),
  // Sorted twice: lines that end in the same word come in the order of the whole line.
  lastWord: (lines, collation, host) => {
    const sorted = sortLines(lines, lines, collation, host)
    return sortLines(sorted, sorted.map(lastWordOf), collation, host)
  },
  shuffle: (lines, _, host) => shuffled(lines, host),
}

export const engine: Engine<typeof tool, { text: string }> = {
  run({ text }, { order, ignoreCase, naturalNumbers, trim, dropBlank }, host) {
    if (order === 'reverse' && !trim && !dropBlank) return withPieces({}, reverseLines(text))
    const collation = { ignoreCase, numeric: naturalNumbers }
    const rearranged = rearrangeLines(text, (lines) => {
      const trimmed = trim ? lines.map((line) => line.trim()) : lines
      const kept = dropBlank ? trimmed.filter((line) => /\S/.test(line)) : trimmed
      return sorts[order](kept, collation, host)
    })
    return { text: rearranged }
  },
  print: ({ text }) => text,
}
