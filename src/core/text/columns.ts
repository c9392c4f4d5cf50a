import { countOf } from '#core/format.ts'
import type { ColumnOptions } from './column-options.ts'

const separators = { comma: ',', tab: '\t', semicolon: ';', space: ' ' }

/** How to find a separator in a line. A comma between digits is often a decimal comma. */
const separatorPatterns = { '\t': /\t/, ',': /(?:^|\D),|,(?!\d)/, ';': /;/, '|': /\|/ }

const outerBars = /^\s*\|(.*)\|\s*$/

const sampleSize = 100

/** Returns what separates the columns of a table: the mark that most lines contain, or a comma if few lines have one. */
export function detectSeparator(lines: readonly string[]): string {
  const sample = lines.slice(0, sampleSize).filter((line) => line.trim() !== '')
  const counts = Object.values(separatorPatterns).map((pattern) => sample.filter((line) => pattern.test(line)).length)
  const most = Math.max(...counts)
  return most > sample.length / 2 ? (Object.keys(separatorPatterns)[counts.indexOf(most)] as string) : ','
}

/**
 * Returns a function that returns one column of a line, without the spaces around it; '' if the line has too few columns.
 * Column 0 is the whole line, unchanged. The separator `auto` is that of most `lines`. A quoted column is read as in CSV: it
 * may contain the separator, and `""` is a quote. Several spaces between two columns count as one. The bars around a line of
 * a Markdown table don't count.
 */
export function columnReader(options: ColumnOptions, lines: readonly string[]): (line: string) => string {
  const { column, separator } = options
  if (column === 0) return (line) => line
  const mark = separatorOf(options, lines)
  return (line) => {
    const row = mark === '|' ? line.replace(outerBars, '$1') : line
    const text = separator === 'space' ? row.trim() : row
    let start = 0
    for (let index = 1; ; index += 1) {
      const end = endOfColumn(text, start, mark)
      if (index === column) return readColumn(text.slice(start, end))
      if (end === text.length) return ''
      start = end + mark.length
      while (separator === 'space' && text[start] === ' ') start += 1
    }
  }
}

/** Says how many lines have nothing in the column, or returns undefined if there are none. Blank lines don't count. */
export function describeMissingColumn(lines: readonly string[], options: ColumnOptions): string | undefined {
  if (options.column === 0) return undefined
  const columnOf = columnReader(options, lines)
  const count = lines.filter((line) => line.trim() !== '' && columnOf(line) === '').length
  return count === 0
    ? undefined
    : `${countOf(count, 'line has', 'lines have')} nothing in column ${String(options.column)}`
}

function separatorOf({ separator, otherSeparator }: ColumnOptions, lines: readonly string[]): string {
  if (separator === 'auto') return detectSeparator(lines)
  return separator === 'other' ? otherSeparator : separators[separator]
}

function endOfColumn(line: string, start: number, separator: string): number {
  const end = separator === '' ? -1 : line.indexOf(separator, endOfQuotes(line, start))
  return end < 0 ? line.length : end
}

/** Returns the offset after a quoted column, or `start` if the column is not quoted or its quotes are not closed. */
function endOfQuotes(line: string, start: number): number {
  let open = start
  while (line[open] === ' ') open += 1
  if (line[open] !== '"') return start
  for (let quote = line.indexOf('"', open + 1); quote >= 0; quote = line.indexOf('"', quote + 2)) {
    if (line[quote + 1] !== '"') return quote + 1
  }
  return start
}

function readColumn(column: string): string {
  const text = column.trim()
  const isQuoted = text.startsWith('"') && endOfQuotes(text, 0) === text.length
  return isQuoted ? text.slice(1, -1).replaceAll('""', '"').trim() : text
}
