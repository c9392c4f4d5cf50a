import { outputLimit } from '#core/long-text/size-limits.ts'
import { checkResultLength } from '#core/long-text/text-builder.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { countLines, lineBreakOf } from '#core/text/lines.ts'
import { separateLines } from '#core/text/rearrange-lines.ts'
import { filledLines } from '#core/text/text-shape.ts'
import type { CleanerOptions } from './changes.ts'
import type { Counted } from './counted.ts'
import { mendHyphens } from './hyphens.ts'

// The functions in this file expect LF line breaks.

/** The end of a sentence, with closing quotes and brackets. */
const sentenceEnd = /[.!?:…]["'”’)\]]*$/

/** The start of a list item. */
const listItem = /^(?:[•‣⁃◦▪●○■]|(?:[*+-]|\d{1,3}[.)]|\[\d{1,3}\])\s)/

/** In columns. In narrower texts, line lengths say little. */
const minWidth = 40
/** A line this much shorter than the others ends a paragraph, a heading or a line of an address. */
const shortLine = 0.75

/** Returns the usual length of full lines: half of all characters are in lines that are at least this long. */
function usualLength(text: string): number {
  const lines = text.split(/\r\n?|\n/)
  const lengths = lines.map((line) => line.trim().length).sort((a, b) => b - a)
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2
  return lengths.find((length) => (left -= length) <= 0) ?? 0
}

/**
 * Whether the first word of the next line would have fitted on the line, which is short or ends a sentence, and the next
 * line starts like a new one.
 */
function endsEarly(line: string, next: string, width: number): boolean {
  const [word = ''] = /^\S+/.exec(next) ?? []
  const isShort = line.length + 1 + word.length < shortLine * width
  return isShort && (line.length < minWidth || sentenceEnd.test(line)) && !/^\p{Ll}/u.test(next)
}

/** Characters of scripts that put no spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\uff01-\uff60]/mu

const dashAtEnd = /[\p{L}\p{N}][–—/]$/mu
const wordAtStart = /^[\p{L}\p{N}]/u

/** Returns what replaces the line break between two lines: a space, or nothing in scripts without spaces or in “2019–2020”. */
function gapBetween(line: string, next: string): string {
  if (dashAtEnd.test(line.slice(-3)) && wordAtStart.test(next)) return ''
  const last = Array.from(line.slice(-2)).at(-1) ?? ''
  const first = Array.from(next.slice(0, 2))[0] ?? ''
  return unspaced.test(last) && unspaced.test(first) ? '' : ' '
}

/** A line of blanks and invisible characters separates paragraphs. */
function trimLine(line: string): string {
  const trimmed = line.trim()
  return /[^\s\p{Cf}]/mu.test(trimmed) ? trimmed : ''
}

/**
 * Joins the lines of each paragraph and the words that are divided between two of them. Blank lines, the lines of a list
 * and lines that are clearly shorter than the others, such as headings, stay.
 */
export function joinLines(text: string): Counted {
  const width = usualLength(text)
  const lines = mendHyphens(text).split('\n')
  const mended = text.split('\n').length - lines.length
  const trimmed = lines.map(trimLine)
  const isJoinedToNext = trimmed.map((line, index) => {
    const next = trimmed[index + 1] ?? ''
    const isEnd = width >= minWidth && endsEarly(line, next, width)
    return line !== '' && next !== '' && !listItem.test(next) && !isEnd
  })
  const chunks = lines.flatMap((line, index) => {
    const start = isJoinedToNext[index - 1] ? line.trimStart() : line
    if (!isJoinedToNext[index]) return index === lines.length - 1 ? [start] : [start, '\n']
    return [start.trimEnd(), gapBetween(trimmed[index] ?? '', trimmed[index + 1] ?? '')]
  })
  return { text: chunks.join(''), count: mended + isJoinedToNext.filter(Boolean).length }
}

/** Joins all lines. */
export function joinAllLines(text: string): Counted {
  const count = Math.max(0, countLines(text) - 1)
  if (count === 0) return { text, count }
  const chunks = filledLines(text).map((line, index, lines) => {
    const previous = lines[index - 1]
    return previous === undefined ? line : gapBetween(previous, line) + line
  })
  return { text: chunks.join(''), count }
}

export function removeBlankLines(text: string): Counted {
  const { lines, joinLines: rejoin } = separateLines(text)
  const filled = lines.filter((line) => line.trim() !== '')
  return { text: rejoin(filled), count: lines.length - filled.length }
}

/** Breaks lines at spaces so that they have at most `width` characters. Longer words stay whole. */
export function wrapLines(text: string, { wrap: width }: CleanerOptions): Counted {
  const { lines, joinLines: rejoin } = separateLines(text)
  const wrapped = lines.flatMap((line) => wrapLine(line, width))
  return { text: rejoin(wrapped), count: wrapped.length - lines.length }
}

function wrapLine(line: string, width: number): string[] {
  if (line.length <= width) return [line]
  const lines: string[] = []
  let current = ''
  let columns = 0
  for (const [, blanks = '', word = ''] of line.matchAll(/([ \t]*)([^ \t]+)/g)) {
    const wordColumns = countGraphemes(word)
    if (columns > 0 && columns + blanks.length + wordColumns > width) {
      lines.push(current)
      current = word
      columns = wordColumns
    } else {
      current += blanks + word
      columns += blanks.length + wordColumns
    }
  }
  return lines.length === 0 ? [line] : [...lines, current]
}

/** Adds a text at the start and at the end of each line. */
export function addToLines(text: string, prefix: string, suffix: string): Counted {
  const { lines, joinLines: rejoin } = separateLines(text)
  checkAddedLength(text, lines.length * (prefix.length + suffix.length), 'prefix or suffix')
  return { text: rejoin(lines.map((line) => prefix + line + suffix)), count: lines.length }
}

/** Puts “1. ”, “2. ” and so on before the lines. Blank lines stay as they are. */
export function numberLines(text: string): Counted {
  const { lines, joinLines: rejoin } = separateLines(text)
  checkAddedLength(text, lines.length * `${String(lines.length)}. `.length, 'text')
  let count = 0
  const numbered = lines.map((line) => (line.trim() === '' ? line : `${String(++count)}. ${line}`))
  return { text: rejoin(numbered), count }
}

/** Starts a new line in place of each separator. */
export function splitLinesAt(text: string, { split }: CleanerOptions): Counted {
  const lines = text.split(split)
  return { text: lines.join(lineBreakOf(text)), count: lines.length - 1 }
}

/** Joins all lines with a separator. A line break at the end of the text stays. */
export function joinLinesWith(text: string, { joinWith: separator }: CleanerOptions): Counted {
  const { lines, joinLines: rejoin } = separateLines(text)
  const count = Math.max(0, lines.length - 1)
  checkAddedLength(text, count * separator.length, 'separator')
  return { text: rejoin([lines.join(separator)]), count }
}

function checkAddedLength(text: string, addedLength: number, toShorten: string): void {
  checkResultLength(text.length + addedLength, outputLimit(text.length), toShorten)
}
