import { InputError } from '#core/input-error.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { countLines } from '#core/text/lines.ts'
import { textOf, type Units } from '#core/text/units.ts'

/** The mistake at a place in the text, in our own words: what browsers say of it differs from one to the next. */
export function invalidJson(json: Units, at: number, expected: string): InputError {
  const before = textOf(json, 0, at)
  const line = Math.max(1, countLines(before))
  const lineStart = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1
  const column = countGraphemes(before.slice(lineStart)) + 1
  return new InputError(
    'Invalid JSON. Please check your input.',
    `Line ${String(line)}, column ${String(column)}: expected ${expected}, found ${nameOf(textOf(json, at, Math.min(at + 4, json.length - 1)))}.`,
  )
}

const printable = /[\p{L}\p{N}\p{P}\p{S}]/u

/** What a text starts with, in words. */
function nameOf(text: string): string {
  const point = text.codePointAt(0)
  if (point === undefined) return 'the end of the text'
  const character = String.fromCodePoint(point)
  if (character === '\n' || character === '\r') return 'a line break'
  if (character === '\t') return 'a tab'
  return printable.test(character) ? `“${character}”` : `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
}
