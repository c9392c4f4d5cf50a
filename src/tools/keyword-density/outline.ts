import { findFrontMatterEnd } from '#core/text/front-matter.ts'
import { splitLines } from '#core/text/lines.ts'
import { countWords } from '#core/text/words.ts'

const markdownHeading = /^ {0,3}#{1,6}[ \t]+(.+)/
// The length limits keep the search linear in a file of unclosed tags.
const htmlHeading = /<h([1-6])(?:\s[^>]{0,300})?>([^]{0,1000}?)<\/h\1\s*>/gi
const htmlHeadingStart = /^\s*<h[1-6]/i
const paragraphStart = /<p(?:\s[^>]{0,300})?>/i
const paragraphEnd = /<\/p\s*>/i
const tag = /<[^<>]{0,300}>/g

const maxHeadingWords = 12
/** In UTF-16 code units. Longer lines are paragraphs, unless another one starts in lower case. */
const maxWrappedLength = 80
const clauseEnd = /[.!?…:;,。！？]["'”’)]?$/
const sentenceEnd = /[.!?…。！？]["'”’)\]*_]*$/
const tagOrListItem = /^(?:[<>|!]|[-*+•]\s)/
const lowerCaseStart = /^\s*\p{Ll}/u

function looksLikeHeading(rawLine: string): boolean {
  const line = rawLine.trim()
  return !clauseEnd.test(line) && !tagOrListItem.test(line) && countWords(line) <= maxHeadingWords
}

function isWrapped(lines: readonly string[]): boolean {
  return lines.every((line) => line.length <= maxWrappedLength) || lines.some((line) => lowerCaseStart.test(line))
}

/**
 * Returns the lines between blank lines and headings. A heading with markup is a block of its own, and so is each line
 * of text that is not wrapped.
 */
function readBlocks(text: string): string[][] {
  const blocks: string[][] = []
  let startsBlock = true
  for (const line of splitLines(text).lines) {
    const isBlank = line.trim() === ''
    const isHeading = markdownHeading.test(line) || htmlHeadingStart.test(line)
    if (!isBlank && (startsBlock || isHeading)) blocks.push([line])
    else if (!isBlank) blocks.at(-1)?.push(line)
    startsBlock = isBlank || isHeading
  }
  return blocks.flatMap((lines) => (isWrapped(lines) ? [lines] : lines.map((line) => [line])))
}

/** Returns whether the first line of a block is a heading without any markup. */
function isPlainHeading(blocks: readonly string[][], index: number): boolean {
  const [line = '', wrapped] = blocks[index] ?? []
  if (!looksLikeHeading(line)) return false
  const [next] = blocks[index + 1] ?? []
  // The title can be right above its text, and above another heading.
  if (index === 0) return wrapped === undefined ? next !== undefined : !lowerCaseStart.test(wrapped)
  return wrapped === undefined && next !== undefined && !looksLikeHeading(next)
}

function htmlParagraphs(html: string): string[] {
  return html
    .split(paragraphEnd)
    .slice(0, -1)
    .flatMap((part) => {
      const start = paragraphStart.exec(part)
      return start ? [part.slice(start.index + start[0].length)] : []
    })
}

/** Passes over bylines, dates and the like, unless there is nothing else. */
function findFirstParagraph(paragraphs: readonly string[]): string | undefined {
  const hasSentence = (paragraph: string) => {
    const text = paragraph.replace(tag, '').trim()
    return sentenceEnd.test(text) || countWords(text) > maxHeadingWords
  }
  return paragraphs.find(hasSentence) ?? paragraphs[0]
}

/**
 * Finds the headings and the first paragraph of a text in Markdown, HTML or neither. There, a keyword matters most.
 */
export function readOutline(text: string) {
  const body = text.slice(findFrontMatterEnd(text))
  const headings = Array.from(body.matchAll(htmlHeading), ([, , title = '']) => title)
  const paragraphs: string[] = []
  const blocks = readBlocks(body)
  blocks.forEach(([first = '', ...rest], index) => {
    if (htmlHeadingStart.test(first)) return
    const heading = markdownHeading.exec(first)?.[1] ?? (isPlainHeading(blocks, index) ? first.trim() : undefined)
    if (heading !== undefined) headings.push(heading)
    const lines = heading === undefined ? [first, ...rest] : rest
    if (lines.length > 0) paragraphs.push(lines.join('\n'))
  })
  return { headings, firstParagraph: findFirstParagraph(htmlParagraphs(body)) ?? findFirstParagraph(paragraphs) ?? '' }
}
