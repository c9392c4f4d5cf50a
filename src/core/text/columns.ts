import type { ColumnOptions } from './column-options.ts'

const separators = { comma: ',', tab: '\t', semicolon: ';', space: ' ' }

/**
 * Returns a function that returns one column of a line, without the spaces around it; '' if the line has too few columns.
 * Column 0 is the whole line, unchanged. A quoted column is read as in CSV: it may contain the separator, and `""` is a
 * quote. Several spaces between two columns count as one.
 */
export function columnReader({ column, separator, otherSeparator }: ColumnOptions): (line: string) => string {
  if (column === 0) return (line) => line
  const mark = separator === 'other' ? otherSeparator : separators[separator]
  return (line) => {
    const text = separator === 'space' ? line.trim() : line
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
