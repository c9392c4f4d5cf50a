import { InputError } from '#core/input-error.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { countLines } from '#core/text/lines.ts'
import { textOf, type Units } from '#core/text/units.ts'

/** Something else than expected stands at a place in the text. */
export class Mistake extends Error {
  readonly at: number
  readonly expected: string
  /** Whether a whole token is wrong, or a single character within one. */
  readonly what: 'token' | 'character'

  constructor(at: number, expected: string, what: 'token' | 'character' = 'token') {
    super(expected)
    this.at = at
    this.expected = expected
    this.what = what
  }
}

/** The mistake in our own words: what browsers say of one differs from one to the next. */
export function invalidJson(json: Units, { at, expected, what }: Mistake): InputError {
  const before = textOf(json, 0, at)
  const line = Math.max(1, countLines(before))
  const lineStart = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1
  const column = countGraphemes(before.slice(lineStart)) + 1
  const after = textAt(json, at, longestName)
  const word = what === 'token' ? /^[\p{L}\p{N}_$]+/u.exec(after)?.[0] : undefined
  return new InputError(
    'Invalid JSON. Please check your input.',
    `Line ${String(line)}, column ${String(column)}: expected ${expected}, found ${word ? `“${word}”` : nameOf(after)}.`,
  )
}

/** In UTF-16 units, as are all lengths of strings. */
const longestName = 20

function textAt(json: Units, at: number, length: number): string {
  // No unit of UTF-16 takes more than three bytes.
  return textOf(json, at, Math.min(at + 3 * length + 3, json.length - 1)).slice(0, length)
}

const printable = /[\p{L}\p{N}\p{P}\p{S}]/mu

/** What a text starts with. */
function nameOf(text: string): string {
  const point = text.codePointAt(0)
  if (point === undefined) return 'the end of the text'
  const character = String.fromCodePoint(point)
  if (character === '\n' || character === '\r') return 'a line break'
  if (character === '\t') return 'a tab'
  return printable.test(character) ? `“${character}”` : `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
}
