import { countOf } from '#core/format.ts'
import { columnReader } from '#core/text/columns.ts'
import { lineKeyReader, type Options } from './line-key.ts'
import { readEntries, withoutBlank } from './read-entries.ts'

/** Lines that are different, but would be equal with other options. */
export interface SimilarLines {
  readonly count: number
  /** How they are similar, as a sentence without a full stop. */
  readonly says: string
  readonly options: Partial<Options>
  /** What a button that sets the options says. */
  readonly action: string
}

interface Change extends Pick<SimilarLines, 'options' | 'action'> {
  /** The sentence for one line and for several, without the number. */
  readonly one: string
  readonly many: string
}

/** The change for lines that are equal except for one thing. */
function ignore(what: string, options: Partial<Options>, action = 'Ignore it'): Change {
  return { options, action, one: `line differs only in ${what}`, many: `lines differ only in ${what}` }
}

const ignoreCaseAndSpace = ignore(
  'case or spaces',
  { ignoreCase: true, ignoreSpace: true, ignoreInnerSpace: true },
  'Ignore them',
)
const ignoreNumber = ignore('the number at the start', { ignoreNumber: true })
const ignoreTime = ignore('the date or time at the start', { ignoreTime: true })
/** An é may be one character, or an e and an accent. Both look the same. */
const normalize = ignore('how accents are encoded', { normalize: true })

const split: Change = {
  options: { split: true },
  action: 'Split at commas',
  one: 'entry is repeated within the line',
  many: 'entries are repeated within the line',
}

const dropBlank: Change = {
  options: { dropBlank: true },
  action: 'Remove it',
  one: 'line is blank',
  many: 'lines are blank',
}

/**
 * Finds the first change of the options that makes different lines equal. `lines` are the entries that the current
 * options give, and `groupCount` is the number of different ones.
 */
export function findSimilarLines(
  lines: readonly string[],
  options: Options,
  groupCount: number,
): SimilarLines | undefined {
  const isWholeLine = options.column === 0
  const blankCount = lines.length - withoutBlank(lines).length
  const changes = [
    ignoreCaseAndSpace,
    normalize,
    lines.length === 1 && !options.keepFirst ? split : undefined,
    isWholeLine ? ignoreNumber : undefined,
    isWholeLine ? ignoreTime : undefined,
    isWholeLine ? findEmailColumn(lines) : undefined,
    // A single blank line may be there on purpose.
    options.mode === 'remove' && !options.keepBlank && blankCount > 1 ? dropBlank : undefined,
  ]
  for (const change of changes.filter((possible) => possible !== undefined)) {
    const changed = { ...options, ...change.options }
    // The current options have been applied to the lines already.
    const { entries } = readEntries(lines, change.options)
    const count =
      (change === split ? entries.length : groupCount) - new Set(entries.map(lineKeyReader(changed, entries))).size
    if (count <= 0) continue
    const more = groupCount < lines.length ? 'more ' : ''
    const says = countOf(count, more + change.one, more + change.many)
    return { count, says, options: change.options, action: change.action }
  }
  return undefined
}

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const sampleSize = 100
const maxColumns = 20

/** Finds the column with email addresses in a table. Its first line may be a heading. */
function findEmailColumn(lines: readonly string[]): Change | undefined {
  const [, ...rows] = withoutBlank(lines.slice(0, sampleSize))
  for (let column = 1; column <= maxColumns && rows.length > 0; column += 1) {
    const columnOf = columnReader({ column, separator: 'auto', otherSeparator: '' }, lines)
    // A line that is only an address has no columns.
    if (!rows.every((row) => email.test(columnOf(row)) && columnOf(row) !== row.trim())) continue
    const where = `an email in column ${String(column)}`
    return {
      options: { column, separator: 'auto', ignoreCase: true },
      action: `Compare column ${String(column)}`,
      one: `line repeats ${where}`,
      many: `lines repeat ${where}`,
    }
  }
  return undefined
}
