import { InputError } from '#core/tool/input-error.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { countLines } from '#core/text/lines.ts'

/** In UTF-16 code units. */
const maxWordLength = 20

/**
 * Creates the error for an unexpected token, or for an unexpected character inside a token. The messages from
 * `JSON.parse` are not used because they differ between browsers.
 */
export function invalidJson(text: string, offset: number, problem: string, unit: 'token' | 'character' = 'token') {
  const before = text.slice(0, offset)
  const line = Math.max(1, countLines(before))
  const lineStart = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1
  const column = countGraphemes(before.slice(lineStart)) + 1
  const after = text.slice(offset, offset + maxWordLength)
  const word = unit === 'token' ? /^[\p{L}\p{N}_$]+/u.exec(after)?.[0] : undefined
  const [character = ''] = after
  return new InputError(
    'Invalid JSON. Please check your input.',
    `Line ${String(line)}, column ${String(column)}: ${problem} ${word ? `“${word}”` : describe(character)}.`,
    { range: { start: offset, end: offset + (word ?? character).length }, line, column, offset },
  )
}

const printable = /[\p{L}\p{N}\p{P}\p{S}]/mu

/** Describes a character, or the end of the text if there is none. */
function describe(character: string): string {
  const codePoint = character.codePointAt(0)
  if (codePoint === undefined) return 'the end of the text'
  if (character === '\n' || character === '\r') return 'a line break'
  if (character === '\t') return 'a tab'
  return printable.test(character) ? `“${character}”` : `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
}
