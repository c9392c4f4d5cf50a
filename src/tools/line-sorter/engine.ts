import type { OptionValues } from '#core/options.ts'
import { shuffled } from '#core/random.ts'
import { withPieces } from '#core/text-in-pieces.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { lineBreakOf, rearrangeLines, splitLines } from '#core/text/lines.ts'
import { reverseLines } from '#core/text/reversed-lines.ts'
import type { Engine, Host } from '#core/tool.ts'
import { lastWords } from './keys.ts'
import { sortLines } from './sort-lines.ts'
import type { tool } from './tool.ts'

type Lines = readonly string[]
type Options = OptionValues<(typeof tool)['options']>

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

function tidy(lines: Lines, { trim, dropBlank }: Options): Lines {
  const trimmed = trim ? lines.map((line) => line.trim()) : lines
  return dropBlank ? trimmed.filter((line) => /\S/.test(line)) : trimmed
}

/** The lines that are to be sorted, with a line feed behind each; the last can be without. */
function linesToSort(text: string, options: Options): string {
  if (!options.trim && !options.dropBlank) return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  const { lines } = splitLines(text)
  if (endsInBreak(text)) lines.pop()
  return [...tidy(lines, options), ''].join('\n')
}

function endsInBreak(text: string): boolean {
  return text.endsWith('\n') || text.endsWith('\r')
}

/** By the collator, in pieces. */
function sortByText(text: string, options: Options, host: Host): string[] {
  const lines = linesToSort(text, options)
  const collation = { ignoreCase: options.ignoreCase, numeric: options.naturalNumbers }
  const sorting = { collation, lineBreak: lineBreakOf(text), hasFinalBreak: endsInBreak(text) }
  if (options.order !== 'lastWord') return sortLines(lines, { ...sorting, isDescending: options.order === 'za' }, host)
  // Sorted twice: lines that end in the same word come in the order of the whole line.
  const sorted = sortLines(lines, { collation, lineBreak: '\n', hasFinalBreak: true }, host).join('')
  return sortLines(sorted, { ...sorting, makeKeys: lastWords }, host)
}

function rearrange(text: string, options: Options, arrange: (lines: Lines) => string[]): { text: string } {
  return { text: rearrangeLines(text, (lines) => arrange(tidy(lines, options))) }
}

function reverse(text: string, options: Options): { text: string } {
  if (!options.trim && !options.dropBlank) return withPieces({}, reverseLines(text))
  return rearrange(text, options, (lines) => lines.toReversed())
}

export const engine: Engine<typeof tool, { text: string }> = {
  run({ text }, options, host) {
    switch (options.order) {
      case 'length':
        return rearrange(text, options, sortByLength)
      case 'reverse':
        return reverse(text, options)
      case 'shuffle':
        return rearrange(text, options, (lines) => shuffled(lines, host))
      default:
        return withPieces({}, sortByText(text, options, host))
    }
  },
  print: ({ text }) => text,
}
