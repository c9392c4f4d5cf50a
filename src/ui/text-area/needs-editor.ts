import type { LongText } from '#core/long-text/long-text.ts'

/** A textarea lays out every line, visible or not: 20,000 short lines take seconds. */
export const maxPlainLines = 1000

/** Returns whether a text is too large for a textarea. */
export function needsEditor(text: LongText): boolean {
  return typeof text !== 'string' || hasMoreLines(text, maxPlainLines)
}

function hasMoreLines(text: string, maxLines: number): boolean {
  let lines = 1
  for (let index = text.indexOf('\n'); index !== -1 && lines <= maxLines; index = text.indexOf('\n', index + 1))
    lines += 1
  return lines > maxLines
}
