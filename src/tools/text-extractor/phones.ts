import type { TextRange } from '#core/input-error.ts'
import { columnReader } from '#core/text/columns.ts'
import { eachPatternMatch, phoneLabel, phoneNumber, phones } from './pattern-kinds.ts'
import { visitInOrder } from './ranges.ts'

/** The heading of a column, such as `Work phone`. */
const heading = new RegExp(String.raw`(?:^|[^\p{L}])${phoneLabel}`, 'iu')
const anyNumber = new RegExp(`^${phoneNumber}$`, 'u')
/** A number in the United States, Canada or India. Other numbers of ten digits are often times or articles. */
const tenDigits = /^(?:[2-9]\d{2}[2-9]\d{6}|[6-9]\d{4} ?\d{5})$/

const sampleSize = 100
const maxColumns = 20

/** Visits phone numbers in the order of the text. */
export function eachPhone(text: string, visit: (start: number, end: number) => void): void {
  const ranges = listedNumbers(text)
  eachPatternMatch(text, phones, (start, end) => ranges.push({ start, end }))
  visitInOrder(ranges, visit)
}

/** Returns the numbers in the columns of a table that have a heading such as Phone, or nothing but numbers of ten digits. */
function listedNumbers(text: string): TextRange[] {
  const lines = text.split('\n')
  const [first = '', ...rows] = lines.slice(0, sampleSize).filter((line) => line.trim() !== '')
  const columns = Array.from({ length: maxColumns }, (_, index) =>
    columnReader({ column: index + 1, separator: 'auto', otherSeparator: '' }, lines),
  ).filter(
    (columnOf) => heading.test(columnOf(first)) || [first, ...rows].every((row) => tenDigits.test(columnOf(row))),
  )
  const ranges: TextRange[] = []
  let lineStart = 0
  for (const line of lines) {
    for (const cell of columns.map((columnOf) => columnOf(line)).filter((text) => anyNumber.test(text))) {
      const start = lineStart + line.indexOf(cell)
      ranges.push({ start, end: start + cell.length })
    }
    lineStart += line.length + 1
  }
  return ranges
}
