import { isWhitespace } from '#core/text/char-class.ts'
import { Excerpt } from './excerpt.ts'

const space = 0x20

function isBreak(code: number): boolean {
  return code === 0x0a || code === 0x0d
}

/** Whitespace of any script within a line. */
function isBlank(code: number): boolean {
  return isWhitespace(code) && !isBreak(code)
}

/** Every run of blanks becomes one space, and none is left at either end of a line. Line breaks stay as they are. */
export function cleanSpaces(text: string): string[] {
  const result = new Excerpt(text)
  let done = 0
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
    result.keep(done, start)
    if (isInside) result.insert(' ')
    done = i
  }
  result.keep(done, text.length)
  return result.take()
}

/** Three line breaks or more become the first two of them. */
export function cleanBreaks(text: string): string[] {
  const result = new Excerpt(text)
  let done = 0
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
    if (i > start) {
      result.keep(done, start)
      done = i
    }
  }
  result.keep(done, text.length)
  return result.take()
}

/** Where the line break at this place ends; CR LF is one. Where there is none, it ends at once. */
function endOfBreak(text: string, offset: number): number {
  if (!isBreak(text.charCodeAt(offset))) return offset
  return text.startsWith('\r\n', offset) ? offset + 2 : offset + 1
}
