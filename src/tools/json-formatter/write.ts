import { formatBytes } from '#core/format.ts'
import { InputError } from '#core/input-error.ts'
import { TextBuilder } from '#core/text/text-builder.ts'
import type { JsonScanner } from './scanner.ts'

interface Layout {
  /** The indentation of each level. Without it, only values of JSON Lines are on separate lines. */
  readonly indent: string | undefined
  readonly lineBreak: string
  /** In UTF-16 code units. Longer results are rejected. */
  readonly maxLength: number
}

/** Formats JSON with every member and element on a separate line, or minifies it. Returns chunks. */
export function writeJson(scanner: JsonScanner, { indent, lineBreak, maxLength }: Layout): string[] {
  const colon = indent === undefined ? ':' : ': '
  const startLine = (depth: number) => (indent === undefined ? '' : lineBreak + indent.repeat(depth))
  const result = new TextBuilder((length) => {
    if (length <= maxLength) return
    throw new InputError(
      `The formatted JSON would be larger than ${formatBytes(maxLength)}. Minify it, or format a smaller part of it.`,
    )
  })
  for (let previous = scanner.kind; scanner.next(); previous = scanner.kind) {
    const { kind } = scanner
    // At an opening bracket, `depth` already includes that bracket.
    const depth = kind === 'openBracket' ? scanner.depth - 1 : scanner.depth
    if (previous === 'key') result.add(colon)
    else if (kind === 'closeBracket') result.add(previous === 'openBracket' ? '' : startLine(depth))
    else if (depth === 0 && previous !== 'start') result.add(lineBreak)
    else if (previous !== 'start') result.add((previous === 'openBracket' ? '' : ',') + startLine(depth))
    result.add(scanner.token)
  }
  return result.take()
}
