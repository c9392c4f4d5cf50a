import { splitLines } from '#core/text/lines.ts'

const endMark = /[.!?…。！？．।؟][^\p{L}\p{N}\s]*(?:\[\w+\])*(?![^])/mu

/** Returns what separates two sentences of a summary. A heading, which has no end mark, is a paragraph of its own. */
export function separatorBetween(before: string, after: string): string {
  return endMark.test(before) && endMark.test(after) ? ' ' : '\n\n'
}

/** In UTF-16 code units. The lines of wrapped text are longer. */
const maxHeadingLength = 60

/**
 * Writes a sentence on one line. If the first line of a paragraph looks like a heading, it becomes a paragraph of its
 * own.
 */
export function writeSentence(text: string, start: number, end: number): string {
  const [first = '', ...rest] = splitLines(text.slice(start, end)).lines.map((line) => line.trim())
  const isHeading =
    first.length <= maxHeadingLength &&
    /[\p{L}\p{N})]$/mu.test(first) &&
    /^["“‘(]?\p{Lu}/u.test(rest[0] ?? '') &&
    startsParagraph(text, start)
  return isHeading ? `${first}\n\n${rest.join(' ')}` : [first, ...rest].join(' ')
}

function startsParagraph(text: string, start: number): boolean {
  const before = text.slice(0, start).trimEnd()
  return before === '' || splitLines(text.slice(before.length, start)).lines.length > 2
}
