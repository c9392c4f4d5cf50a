import { formatBytes } from '#core/format.ts'
import { InputError } from '#core/tool/input-error.ts'
import { TextBuilder } from '#core/long-text/text-builder.ts'
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
    // Most of JSON is ASCII, so a code unit is about a byte.
    throw new InputError(
      `The formatted JSON would be larger than ${formatBytes(maxLength)}. Minify it, or format a smaller part of it.`,
    )
  })
  const separatorOf = (previous: JsonScanner['kind'], kind: JsonScanner['kind'], depth: number) => {
    if (previous === 'start') return ''
    if (previous === 'key') return colon
    if (previous === 'openBracket') return kind === 'closeBracket' ? '' : startLine(depth)
    if (kind === 'closeBracket') return startLine(depth)
    return depth === 0 ? lineBreak : `,${startLine(depth)}`
  }
  for (let previous = scanner.kind; scanner.next(); previous = scanner.kind) {
    const { kind } = scanner
    // At an opening bracket, `depth` already includes that bracket.
    const depth = kind === 'openBracket' ? scanner.depth - 1 : scanner.depth
    result.add(separatorOf(previous, kind, depth) + scanner.token)
  }
  return result.take()
}
