import { isWhitespace } from '#core/text/char-class.ts'
import { countLines } from '#core/text/lines.ts'
import { Splicer } from '#core/text/splicer.ts'
import type { Counted } from './counted.ts'

const space = 0x20

function isBreak(code: number): boolean {
  return code === 0x0a || code === 0x0d
}

/** Whether the code is whitespace other than a line break. */
function isBlank(code: number): boolean {
  return isWhitespace(code) && !isBreak(code)
}

/** Replaces each run of blanks with one space and trims both ends of each line. Line breaks are kept. */
export function cleanSpaces(text: string): Counted {
  const result = new Splicer(text, text.length)
  let count = 0
  let i = 0
  while (i < text.length) {
    if (!isBlank(text.charCodeAt(i))) {
      i += 1
      continue
    }
    const start = i
    while (i < text.length && isBlank(text.charCodeAt(i))) i += 1
    const isInside =
      start > 0 && i < text.length && !isBreak(text.charCodeAt(start - 1)) && !isBreak(text.charCodeAt(i))
    if (isInside && i === start + 1 && text.charCodeAt(start) === space) continue
    result.removeRange(start, i)
    if (isInside) result.insert(' ')
    count += 1
  }
  return { text: result.finish().join(''), count }
}

/** Shortens runs of three or more line breaks to their first two. */
export function cleanBreaks(text: string): Counted {
  const result = new Splicer(text, text.length)
  let i = 0
  while (i < text.length) {
    if (!isBreak(text.charCodeAt(i))) {
      i += 1
      continue
    }
    const second = endOfBreak(text, i)
    const start = endOfBreak(text, second)
    i = start
    while (i < text.length && isBreak(text.charCodeAt(i))) i += 1
    if (i > start) result.removeRange(start, i)
  }
  const cleaned = result.finish().join('')
  return { text: cleaned, count: countLines(text) - countLines(cleaned) }
}

/** Returns the end of the line break at `offset` (CR LF counts as one), or `offset` if there is none. */
function endOfBreak(text: string, offset: number): number {
  if (!isBreak(text.charCodeAt(offset))) return offset
  return text.startsWith('\r\n', offset) ? offset + 2 : offset + 1
}
