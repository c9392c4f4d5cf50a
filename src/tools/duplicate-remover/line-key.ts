import type { ColumnOptions } from '#core/text/column-options.ts'
import { columnReader } from '#core/text/columns.ts'
import { foldCase } from '#core/text/fold-case.ts'

export interface LineRule extends ColumnOptions {
  readonly ignoreCase: boolean
  readonly ignoreSpace: boolean
}

/** Returns a function that returns the key of a line. Lines with the same key count as duplicates. */
export function lineKeyReader({ ignoreCase, ignoreSpace, ...columns }: LineRule): (line: string) => string {
  const columnOf = columnReader(columns)
  return (line) => {
    const column = columnOf(line)
    const trimmed = ignoreSpace ? column.trim() : column
    return ignoreCase ? foldCase(trimmed) : trimmed
  }
}
