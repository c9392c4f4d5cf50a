import { InputError } from '#core/input-error.ts'
import { outputLimit } from '#core/output-limit.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { countLines, lineBreakOf, rearrangeLines } from '#core/text/lines.ts'
import { type Counted, replaceCounted } from './counted.ts'

/** A blank within a line. The patterns in this file expect LF line breaks. */
const blank = String.raw`[^\S\n]`
const lineStart = String.raw`(^|\n)`

const bulletSymbols = '•‣⁃◦∙·▪▫●○■□◆◇►▸➤➢❖・\uf0b7\uf0a7'

/** Changes a text with LF line breaks. Afterwards, all line breaks are like the first one. */
export function changeLines(text: string, change: (lines: string) => Counted): Counted {
  if (!text.includes('\r')) return change(text)
  const changed = change(text.replace(/\r\n?/g, '\n'))
  return changed.count === 0
    ? { text, count: 0 }
    : { ...changed, text: changed.text.replaceAll('\n', lineBreakOf(text)) }
}

const lineNumber = new RegExp(String.raw`${lineStart}${blank}*\d{1,6}[.):|]?(?:${blank}|(?=\n|$))`, 'g')

/** Removes numbers at the start of lines and one blank after each, so that the indentation of code stays. */
export function removeLineNumbers(text: string): Counted {
  return changeLines(text, (lines) => replaceCounted(lines, lineNumber, (_match, start) => start))
}

const bullet = new RegExp(`${lineStart}(${blank}*)(?:[${bulletSymbols}]${blank}*|[*+–-]${blank}+)`, 'g')

/** Removes bullets at the start of lines. Plain characters are bullets only if a blank follows. */
export function removeBullets(text: string): Counted {
  return changeLines(text, (lines) => replaceCounted(lines, bullet, (_match, start, indent) => start + indent))
}

/** Characters of scripts that put no spaces between words. */
const unspaced = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\uff01-\uff60]`

/** Replaces each gap between two lines with a space, or with nothing in scripts without spaces. */
function closeGaps(text: string, gap: string, notBefore: string): Counted {
  const closed = text
    .replace(new RegExp(`(${unspaced})${gap}(?=${unspaced})`, 'gmu'), '$1')
    .replace(new RegExp(String.raw`(\S)${gap}(?=\S)(?!${notBefore})`, 'g'), '$1 ')
  return { text: closed, count: countLines(text) - countLines(closed) }
}

const listItem = String.raw`[${bulletSymbols}]|(?:[*+-]|\d{1,3}[.)])${blank}`

/** Joins the lines of each paragraph. Blank lines and the lines of a list stay. */
export function joinLines(text: string): Counted {
  return changeLines(text, (lines) => closeGaps(lines, `${blank}*\n${blank}*`, listItem))
}

/** Joins all lines. */
export function joinAllLines(text: string): Counted {
  return changeLines(text, (lines) => {
    const count = Math.max(0, countLines(lines) - 1)
    return { text: count === 0 ? lines : closeGaps(lines.trim(), String.raw`\s*\n\s*`, '$').text, count }
  })
}

export function removeBlankLines(text: string): Counted {
  return changeLines(text, (lines) => {
    let count = 0
    const filled = rearrangeLines(lines, (all) => {
      const kept = all.filter((line) => line.trim() !== '')
      count = all.length - kept.length
      return kept
    })
    return { text: filled, count }
  })
}

/** Breaks lines at spaces so that they have at most `width` characters. Longer words stay whole. */
export function wrapLines(text: string, width: number): Counted {
  return changeLines(text, (lines) => {
    const wrapped = rearrangeLines(lines, (all) => all.flatMap((line) => wrapLine(line, width)))
    return { text: wrapped, count: countLines(wrapped) - countLines(lines) }
  })
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
  let count = 0
  const added = rearrangeLines(text, (lines) => {
    count = lines.length
    checkAddedLength(text, count * (prefix.length + suffix.length), 'prefix or suffix')
    return lines.map((line) => prefix + line + suffix)
  })
  return { text: added, count }
}

/** Puts “1. ”, “2. ” and so on before the lines. Blank lines stay as they are. */
export function numberLines(text: string): Counted {
  let count = 0
  const numbered = rearrangeLines(text, (lines) => {
    checkAddedLength(text, lines.length * `${String(lines.length)}. `.length, 'text')
    return lines.map((line) => (line.trim() === '' ? line : `${String(++count)}. ${line}`))
  })
  return { text: numbered, count }
}

/** Starts a new line in place of each separator. */
export function splitLinesAt(text: string, separator: string): Counted {
  const lines = text.split(separator)
  return { text: lines.join(lineBreakOf(text)), count: lines.length - 1 }
}

/** Joins all lines with a separator. A line break at the end of the text stays. */
export function joinLinesWith(text: string, separator: string): Counted {
  let count = 0
  const joined = rearrangeLines(text, (lines) => {
    count = Math.max(0, lines.length - 1)
    checkAddedLength(text, count * separator.length, 'separator')
    return [lines.join(separator)]
  })
  return { text: joined, count }
}

function checkAddedLength(text: string, addedLength: number, toShorten: string): void {
  const limit = outputLimit(text.length)
  if (text.length + addedLength <= limit) return
  const millions = String(Math.round(limit / 1_000_000))
  throw new InputError(`The result would be longer than ${millions} million characters. Try a shorter ${toShorten}.`)
}
