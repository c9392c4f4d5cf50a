import type { OptionValues } from '#core/options.ts'
import { columnReader } from '#core/text/columns.ts'
import { compose, foldCase } from '#core/text/normalize.ts'
import type { tool } from './tool.ts'

export type Options = OptionValues<(typeof tool)['options']>

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'
const date = [
  String.raw`\d{4}[-\/.]\d{1,2}[-\/.]\d{1,2}`,
  String.raw`\d{1,2}[-\/.](?:\d{1,2}|${month})[-\/.](?:\d{4}|\d{2})`,
  String.raw`${month}[a-z]* +\d{1,2}(?:,? \d{4})?`,
].join('|')
const zone = String.raw` ?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})(?!\w)`
const time = String.raw`\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[ap]m)?(?:${zone})?`

/**
 * The date or time of an entry in a log or a chat: `2024-03-12T10:30:00Z`, `[12/03/24, 10:30]`, `Mar 12 10:30:00`. `findDate`
 * needs a date with a year, because it calculates the time. Here, a time is enough.
 */
const timestamp = new RegExp(
  String.raw`^[\[(]?(?:(?:${date})(?:(?:T|,? +|:)${time})?|${time})(?![\w.])[\])]?[\s:–-]*`,
  'i',
)

/** The number of a list item: `1.`, `2)`. */
const itemNumber = /^\s*\d{1,6}[.)]\s+/
const innerSpace = /(\S)\s+(?=\S)/g

/**
 * Returns a function that returns the key of a line. Lines with the same key count as duplicates. The function numbers the
 * blank lines that are kept, so it is for a single run. `lines` is the text, or its start.
 */
export function lineKeyReader(options: Options, lines: readonly string[]): (line: string) => string {
  const { mode, ignoreCase, ignoreSpace, ignoreInnerSpace, ignoreNumber, ignoreTime, normalize, keepBlank } = options
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
    if (ignoreNumber) key = key.replace(itemNumber, '')
    if (ignoreTime) key = key.replace(timestamp, '')
    if (normalize) key = compose(key)
    if (ignoreInnerSpace) key = key.replace(innerSpace, '$1 ')
    if (ignoreCase) key = foldCase(key)
    // With a carriage return, a whole line never equals the column of another one.
    return isWithoutColumn ? `\r${key}` : key
  }
}
