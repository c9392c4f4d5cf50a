import { writeEscapes } from '#core/regex/escapes.ts'
import type { ReplaceOptions } from './replacer.ts'

/** What is pasted into a field, and the selection that it replaces. */
interface Paste {
  readonly name: 'find' | 'replace'
  readonly text: string
  readonly start: number
  readonly end: number
}

/**
 * Returns the options after several lines are pasted into a one-line field: line breaks become `\n`. Returns undefined for
 * a single line. A line break at the end is left out, because copying a line often includes it.
 */
export function pasteLines(options: ReplaceOptions, { name, text, start, end }: Paste): ReplaceOptions | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  if (!lines.includes('\n')) return undefined
  const pasted = options.regex ? lines.replaceAll('\n', String.raw`\n`) : writeEscapes(lines)
  // Backslashes that were typed literally must stay literal.
  const write = options.regex || options.escapes ? String : writeEscapes
  const { find, replace } = options
  const field = write(options[name].slice(0, start)) + pasted + write(options[name].slice(end))
  const escapes = options.escapes || !options.regex
  return { ...options, find: write(find), replace: write(replace), [name]: field, escapes }
}
