import type { OptionValues } from '#core/tool/options.ts'
import { columnReader } from '#core/text/columns.ts'
import { foldCase } from '#core/text/normalize.ts'
import type { tool } from './tool.ts'

export type Options = OptionValues<(typeof tool)['options']>

/**
 * Returns a function that returns the key of a line. Lines with the same key count as duplicates. The function numbers the
 * blank lines that are kept, so it is for a single run. `lines` is the text, or its start.
 */
export function lineKeyReader(options: Options, lines: readonly string[]): (line: string) => string {
  const { mode, ignoreCase, ignoreSpace, keepBlank } = options
  const columnOf = columnReader(options, lines)
  let blankCount = 0
  return (line) => {
    // No line contains a carriage return, so this key equals that of no other line.
    if (keepBlank && mode === 'remove' && line.trim() === '') return `\r\r${String(blankCount++)}`
    const column = columnOf(line)
    // Lines are not equal only because all of them lack the column, so they are compared as a whole.
    const isWithoutColumn = options.column > 0 && column === ''
    let key = isWithoutColumn ? line : column
    if (ignoreSpace) key = key.trim()
    if (ignoreCase) key = foldCase(key)
    // With a carriage return, a whole line never equals the column of another one.
    return isWithoutColumn ? `\r${key}` : key
  }
}
