import { formatBytes } from '#core/format.ts'
import { InputError } from '#core/input-error.ts'
import { TextBuilder } from '#core/text/text-builder.ts'
import type { JsonScanner } from './scanner.ts'

/** The text to write between two tokens. */
interface Layout {
  readonly colon: string
  /** The line break and indentation before a token at this depth. */
  readonly startLine: (depth: number) => string
  /** Written between two values of JSON Lines. */
  readonly separator: string
  readonly maxLength: number
}

/** Minifies JSON, and writes `separator` between two values of JSON Lines. Returns chunks. */
export function minifyJson(scanner: JsonScanner, separator: string): string[] {
  return writeJson(scanner, { colon: ':', startLine: () => '', separator, maxLength: Infinity })
}

interface Indentation {
  readonly lineBreak: string
  readonly indent: string
  /** In UTF-16 code units. Longer results are rejected. */
  readonly maxLength: number
}

/** Formats JSON with every member and element on a separate line. Returns chunks. */
export function formatJson(scanner: JsonScanner, { lineBreak, indent, maxLength }: Indentation): string[] {
  let cachedIndent = lineBreak
  const startLine = (depth: number) => {
    const length = lineBreak.length + depth * indent.length
    if (cachedIndent.length < length) cachedIndent = lineBreak + indent.repeat(2 * depth)
    // A slice shares the memory of the original string.
    return cachedIndent.slice(0, length)
  }
  return writeJson(scanner, { colon: ': ', startLine, separator: lineBreak, maxLength })
}

function writeJson(scanner: JsonScanner, { colon, startLine, separator, maxLength }: Layout): string[] {
  // The length is checked below.
  const result = new TextBuilder(() => undefined)
  let length = 0
  const add = (text: string) => {
    length += text.length
    // The rest of the text is still checked, because an error about invalid JSON is more helpful than one about the
    // length.
    if (length <= maxLength) result.add(text)
  }
  for (let previous = scanner.kind; scanner.next(); previous = scanner.kind) {
    const { kind } = scanner
    // At an opening bracket, `depth` already includes that bracket.
    const depth = kind === 'openBracket' ? scanner.depth - 1 : scanner.depth
    if (previous === 'key') add(colon)
    else if (kind === 'closeBracket') add(previous === 'openBracket' ? '' : startLine(depth))
    else if (depth === 0 && previous !== 'start') add(separator)
    else if (previous !== 'start') add((previous === 'openBracket' ? '' : ',') + startLine(depth))
    add(scanner.token)
  }
  if (length > maxLength) {
    throw new InputError(
      `The formatted JSON would be larger than ${formatBytes(maxLength)}. Minify it, or format a smaller part of it.`,
    )
  }
  return result.take()
}
