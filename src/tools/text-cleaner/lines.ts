import { outputLimit } from '#core/output-limit.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { countLines, lineBreakOf } from '#core/text/lines.ts'
import { checkResultLength } from '#core/text/text-builder.ts'
import { separateLines } from '#core/text/rearrange-lines.ts'
import { filledLines } from '#core/text/text-shape.ts'
import type { CleanerOptions } from './changes.ts'
import { type Counted, replaceCounted } from './counted.ts'

// The patterns in this file expect LF line breaks.

/** A blank within a line. */
const blank = String.raw`[^\S\n]`
const lineStart = String.raw`(^|\n)`

const bulletSymbols = '•‣⁃◦∙·▪▫●○■□◆◇►▸➤➢❖・✓✔✅☐☑☒\uf0b7\uf0a7'

const lineNumber = new RegExp(String.raw`${lineStart}${blank}*(\d{1,6})([.):|]?)(?:${blank}|(?=\n|$))`, 'g')

/**
 * Removes numbers at the start of lines and one blank after each, so that the indentation of code stays. Numbers without
 * punctuation have to count up: “3 kg sugar” is no numbered line.
 */
export function removeLineNumbers(text: string): Counted {
  const numbers = Array.from(text.matchAll(lineNumber), ([, , number]) => Number(number))
  let index = -1
  return replaceCounted(text, lineNumber, (match, start, number, mark) => {
    index += 1
    const countsUp = numbers[index - 1] === Number(number) - 1 || numbers[index + 1] === Number(number) + 1
    return mark !== '' || countsUp ? start : match
  })
}

// Word writes its bullets of the second and third level as o and §, with a tab.
const bullet = new RegExp(
  String.raw`${lineStart}(${blank}*)(?:[${bulletSymbols}]\ufe0f?${blank}*|[*+–-]${blank}+|[o§]\t+)`,
  'g',
)

/** Removes bullets at the start of lines. Plain characters are bullets only if a blank follows. */
export function removeBullets(text: string): Counted {
  return replaceCounted(text, bullet, (_match, start, indent) => start + indent)
}

/** The end of a sentence. The number of a footnote may follow. */
export const sentenceEnd = /[.!?:…]["'”’)\]]*$|[\p{L})][.!?]["'”’)]?\d{1,2}$/mu

/** The start of a list item, or of an entry in a list of references. In “[3] and others”, the number cites an entry. */
export const listItem = new RegExp(
  String.raw`^(?:[${bulletSymbols}]|[o§]\t|(?:[*+-]|\d{1,3}[.)])\s|\[\d{1,3}\]\s+(?!\p{Ll}))`,
  'u',
)

/** A number after these is no list item, as in “see Fig. 3) and”. */
const numberedThing = /\b(?:Abb|[Cc]h|[Ee]qs?|[Ff]igs?|No|Nr|pp?|Sec|Tab|[Vv]ol)\.$/

/** In columns. In narrower texts, line lengths say little. */
const minWidth = 40
/** The usual width of email in plain text, in columns. */
const emailWidth = 72
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

/** A line across the page, such as the one before a signature. */
const rule = /^[-_=*]{2,}$/

const headings = new Set(
  (
    'Abstract Acknowledgements Acknowledgments Appendix Bibliography Conclusion Conclusions Discussion ' +
    'Introduction References Summary'
  )
    .split(' ')
    .flatMap((word) => [word, word.toUpperCase()]),
)

function isOwnLine(line: string): boolean {
  return rule.test(line) || headings.has(line.replace(/^\d+\.?\s+/, ''))
}

/**
 * Joins the lines of each paragraph. Blank lines, the lines of a list and short lines such as headings stay. In an email,
 * lines can be short even if all of them are: a greeting, a signature or an address. Lines with mended words are longer
 * than in the original text.
 */
export function joinLines(text: string, { quoteMarks: isEmail }: CleanerOptions, original: string): Counted {
  const lines = text.split('\n')
  const trimmed = lines.map((line) => line.trim())
  const usual = Math.min(usualLength(text), usualLength(original))
  const width = isEmail && usual < minWidth && !unspaced.test(text) ? emailWidth : usual
  const isJoinedToNext = trimmed.map((line, index) => {
    const next = trimmed[index + 1] ?? ''
    const isEnd = width >= minWidth && endsEarly(line, next, width)
    const isOwn = isOwnLine(line) || isOwnLine(next)
    const startsItem = listItem.test(next) && !numberedThing.test(line)
    return line !== '' && next !== '' && !startsItem && !isEnd && !isOwn
  })
  const chunks = lines.flatMap((line, index) => {
    const start = isJoinedToNext[index - 1] ? line.trimStart() : line
    if (!isJoinedToNext[index]) return index === lines.length - 1 ? [start] : [start, '\n']
    return [start.trimEnd(), gapBetween(trimmed[index] ?? '', trimmed[index + 1] ?? '')]
  })
  return { text: chunks.join(''), count: isJoinedToNext.filter(Boolean).length }
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
