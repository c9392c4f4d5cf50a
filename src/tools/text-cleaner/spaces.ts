import { chunksOf } from '#core/long-text/chunks.ts'
import { countLines } from '#core/text/lines.ts'
import type { Counted } from './counted.ts'

/** Whitespace other than line breaks, for a character class. */
export const blanks = String.raw`\t\v\f \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`

export const blank = new RegExp(`[${blanks}]`)
/**
 * Blanks other than one space between two words. Next to a blank, U+FEFF is one too. Otherwise it could start the result,
 * where it would be a byte order mark.
 */
const extraBlanks = new RegExp(String.raw`[${blanks}\ufeff]{2,}|[${blanks.replace(' ', '')}]|^ | $`, 'gm')

/** Whether a line starts after this offset or ends before it. */
export function isLineEdge(text: string, offset: number): boolean {
  const character = text.charAt(offset)
  return character === '' || character === '\n' || character === '\r'
}

/** In UTF-16 code units. All replacements in a chunk are in memory together. */
const chunkLength = 1_000_000

function endOfLine(text: string, offset: number): number {
  const lineBreak = text.indexOf('\n', offset)
  return lineBreak < 0 ? text.length : lineBreak + 1
}

/** Replaces each run of blanks with one space and trims both ends of each line. Line breaks are kept. */
export function cleanSpaces(text: string): Counted {
  let count = 0
  const cleanChunk = (chunk: string) =>
    chunk.replace(extraBlanks, (run, offset: number) => {
      if (!blank.test(run)) return run
      count += 1
      return isLineEdge(chunk, offset - 1) || isLineEdge(chunk, offset + run.length) ? '' : ' '
    })
  const cleaned = Array.from(chunksOf(text, undefined, chunkLength, endOfLine), cleanChunk).join('')
  return { text: cleaned, count }
}

/** Shortens runs of three or more line breaks to their first two. CR LF is one line break. */
export function cleanBreaks(text: string): Counted {
  const cleaned = text.replace(/((?:\r\n|\r(?!\n)|\n){2})[\r\n]+/g, '$1')
  return { text: cleaned, count: countLines(text) - countLines(cleaned) }
}
