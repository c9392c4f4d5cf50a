import type { TextRange } from '#core/tool/input-error.ts'
import { columnReader } from '#core/text/columns.ts'
import { findItems, type PatternKind } from './pattern-kinds.ts'

const spaces = String.raw` \u00a0\u2009\u202f`
const hyphens = String.raw`\-\u2010-\u2013`
/** What may be between two digits of a phone number: a separator, or a bracket with a separator. */
const gap = String.raw`(?:[${spaces}.\/${hyphens}]|\)[${spaces}.${hyphens}]?|[${spaces}]?\()?`

const phoneNumbers = [
  // +49 30 1234567
  String.raw`\+\d(?:${gap}\d){6,14}(?!${gap}\d)`,
  // 030 1234567, but not 01.02.2024 10:30
  String.raw`(?!\d\d?[.\/-]\d\d?[.\/-]\d{4}(?!\d))0\d(?:${gap}\d){7,12}(?!${gap}\d)`,
  // (030) 1234567
  String.raw`\(\d{2,5}\)[${spaces}${hyphens}]?\d(?:${gap}\d){4,9}(?!${gap}\d)`,
  // 555-123-4567
  String.raw`(?:1[${spaces}.${hyphens}])?\d{3}[${spaces}.${hyphens}]\d{3}[${spaces}.${hyphens}]\d{4}(?!\d|[.${hyphens}]\d)`,
].join('|')
/** Words before a number that would not be recognized without them: `Phone: 9876543210`, `call me at 555-1234`. */
const phoneWords = [
  '[Tt][eé]l(?:[eé]phone|efon(?:nummer)?|éfono)?|[Pp]hones?|[Mm]ob(?:ile?)?|[Mm]óvil|Handy|[Cc]ell|[Ff]ax',
  '[Cc]all|[Cc]ontact|[Dd]ial|(?:[Tt]ext|[Rr]each) (?:me|us)|SMS|WhatsApp',
].join('|')
const phoneLabel = String.raw`(?:${phoneWords})(?![\p{L}])`
const phoneNumber = String.raw`\d(?:${gap}\d){5,14}`
const labelled = String.raw`${phoneLabel}[^\p{N}\n+(]{1,15}(${phoneNumber}(?!${gap}\d))`

const phones: PatternKind = {
  pattern: new RegExp(String.raw`(?:^|[^\p{L}\p{N}+_])(?:(${phoneNumbers})|${labelled})`, 'gmu'),
  // In a longer number, such as an IBAN with spaces.
  excludedContext: /^[^]*(?:\p{N}[.,:/-].|\p{N}{2} 0)$/u,
}

/** The heading of a column, such as `Work phone`. */
const heading = new RegExp(String.raw`(?:^|[^\p{L}])${phoneLabel}`, 'imu')
const anyNumber = new RegExp(`^${phoneNumber}$`, 'u')
/** A number in the United States, Canada or India. Other numbers of ten digits are often times or articles. */
const tenDigits = /^(?:[2-9]\d{2}[2-9]\d{6}|[6-9]\d{4} ?\d{5})$/

const sampleSize = 100
const maxColumns = 20

export function findPhones(text: string): Iterable<TextRange> {
  return inOrder([...listedNumbers(text), ...findItems(text, phones)])
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

/** Yields ranges in the order of the text. Of ranges that overlap, it yields only the first, or the longest of them. */
function* inOrder(ranges: TextRange[]): Generator<TextRange, void, void> {
  let done = 0
  for (const range of ranges.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (range.start >= done) yield range
    done = Math.max(done, range.end)
  }
}
