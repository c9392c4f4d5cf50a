import type { ColumnOptions } from '#core/text/column-options.ts'
import { columnReader } from '#core/text/columns.ts'
import { foldCase } from '#core/text/fold-case.ts'

export interface LineRule extends ColumnOptions {
  readonly ignoreCase: boolean
  readonly ignoreSpace: boolean
  /** Whether no blank line is a duplicate of another. */
  readonly keepBlank: boolean
}

/** Returns a function that returns the key of a line. Lines with the same key count as duplicates. */
export function lineKeyReader({ ignoreCase, ignoreSpace, keepBlank, ...columns }: LineRule): (line: string) => string {
  const columnOf = columnReader(columns)
  let blankCount = 0
  return (line) => {
    // No line contains a carriage return, so this key is different from those of all other lines.
    if (keepBlank && line.trim() === '') return `\r${String(blankCount++)}`
    const column = columnOf(line)
    const trimmed = ignoreSpace ? column.trim() : column
    return ignoreCase ? foldCase(trimmed) : trimmed
  }
}
