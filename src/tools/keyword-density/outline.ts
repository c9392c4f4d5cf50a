import { LineReader } from '#core/text/lines.ts'
import { countWords } from '#core/text/words.ts'

/** The parts of a page in which a keyword matters most. */
export interface Outline {
  readonly headings: readonly string[]
  readonly firstParagraph: string
}

const markdownHeading = /^ {0,3}#{1,6}[ \t]+(.+)/
// The length limits keep the search linear in a file of unclosed tags.
const htmlHeading = /<h([1-6])(?:\s[^>]{0,300})?>([^]{0,1000}?)<\/h\1\s*>/gi
const paragraphStart = /<p(?:\s[^>]{0,300})?>/i
const paragraphEnd = /<\/p\s*>/i

const maxTitleWords = 12
const sentenceEnding = /[.!?…:;,。！？]["'”’)]?$/

const lowerCaseLine = /^[^\S\r\n]*(?:\r\n?|\n)[^\S\r\n]*\p{Ll}/u

/**
 * A title is a short first line that does not end like a sentence and does not start with a tag. If the next line starts
 * in lower case, the two are wrapped text.
 */
function isTitle(line: string, text: string): boolean {
  const rest = text.trim().slice(line.length)
  const isWholeTextOrWrapped = rest === '' || lowerCaseLine.test(rest)
  return (
    !isWholeTextOrWrapped && !line.startsWith('<') && countWords(line) <= maxTitleWords && !sentenceEnding.test(line)
  )
}

function findHtmlParagraph(text: string): string | undefined {
  const start = paragraphStart.exec(text)
  if (!start) return undefined
  const rest = text.slice(start.index + start[0].length)
  const end = rest.search(paragraphEnd)
  return end < 0 ? undefined : rest.slice(0, end)
}

/** Finds the headings and the first paragraph of a text in Markdown, HTML or neither. */
export function readOutline(text: string): Outline {
  const headings = Array.from(text.matchAll(htmlHeading), ([, , title = '']) => title)
  const paragraph: string[] = []
  let hasText = false
  let isInParagraph = true
  const reader = new LineReader(text)
  for (let line = reader.next(); line !== undefined; line = reader.next()) {
    const content = line.trim()
    const isFirst: boolean = !hasText && content !== ''
    if (isFirst) hasText = true
    const heading = markdownHeading.exec(line)?.[1] ?? (isFirst && isTitle(content, text) ? content : undefined)
    if (heading !== undefined) headings.push(heading)
    const belongsToParagraph = content !== '' && heading === undefined && !/^<h[1-6]/i.test(content)
    if (!belongsToParagraph && paragraph.length > 0) isInParagraph = false
    if (belongsToParagraph && isInParagraph) paragraph.push(line)
  }
  return { headings, firstParagraph: findHtmlParagraph(text) ?? paragraph.join('\n') }
}
