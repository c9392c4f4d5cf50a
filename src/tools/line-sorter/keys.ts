import { isWhitespace } from '#core/text/char-class.ts'

/** Makes the keys by which lines are sorted, of a few lines, and keeps their breaks. */
export type MakeKeys = (lines: string) => string

/** The collator reads longer numbers in several goes. */
const longestNumber = 200

/** Stands for a number that no ranks can order, and has none itself. */
const tooLong = '\0'

/** Each number with its length before it: then the greater one is greater character by character. */
export function spellNumbers(lines: string): string {
  return lines.replace(/0*(\d+)/g, (number, digits: string) =>
    number.length > longestNumber ? tooLong : String(digits.length).padStart(3, '0') + digits,
  )
}

/** The last word of each line. */
export function lastWords(lines: string): string {
  return lines.split('\n').map(lastWordOf).join('\n')
}

function lastWordOf(line: string): string {
  let end = line.length
  while (end > 0 && isWhitespace(line.charCodeAt(end - 1))) end -= 1
  let start = end
  while (start > 0 && !isWhitespace(line.charCodeAt(start - 1))) start -= 1
  return line.slice(start, end)
}
