import { lineBreakOf } from '#core/text/lines.ts'
import { TextBuilder } from '#core/text/text-builder.ts'
import { isSpace } from '#core/text/words.ts'

/** Elements that begin a line of their own when a browser shows them. */
const lineElements = new Set(
  (
    'address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 head header hr html legend li main menu nav ol option p pre search section select ' +
    'summary table tbody tfoot thead title tr ul'
  ).split(' '),
)
const cellElements = new Set(['td', 'th'])

/** Elements whose content is no text, and how it ends. */
const rawElements = new Map([
  ['script', /<\/script(?=[\t\n\f\r />])/gi],
  ['style', /<\/style(?=[\t\n\f\r />])/gi],
])

const commentEnd = /--!?>/g
const tagName = /[a-z][^\t\n\f\r />]*/iy

/** What a piece of markup is and where it ends. */
interface Markup {
  readonly end: number
  /** The element's name, if it is a tag. */
  readonly name?: string
}

/** There is a beginning of markup and no end. */
const unclosed = 'unclosed'

function indexAfter(text: string, what: string, from: number): number | undefined {
  const found = text.indexOf(what, from)
  return found < 0 ? undefined : found + what.length
}

function isHtmlSpace(text: string, at: number): boolean {
  return at < text.length && '\t\n\f\r '.includes(text.charAt(at))
}

/** Where a tag ends whose name ends here. A `>` within quotes does not end it. */
function endOfTag(text: string, from: number): number | undefined {
  let i = from
  while (i < text.length) {
    while (isHtmlSpace(text, i) || text[i] === '/') i += 1
    if (text[i] === '>') return i + 1
    i += 1
    while (i < text.length && !isHtmlSpace(text, i) && !'/>='.includes(text.charAt(i))) i += 1
    while (isHtmlSpace(text, i)) i += 1
    if (text[i] !== '=') continue
    i += 1
    while (isHtmlSpace(text, i)) i += 1
    if (text[i] === '"' || text[i] === "'") {
      const end = indexAfter(text, text.charAt(i), i + 1)
      if (end === undefined) return undefined
      i = end
    } else {
      while (i < text.length && !isHtmlSpace(text, i) && text[i] !== '>') i += 1
    }
  }
  return undefined
}

function endOfComment(text: string, from: number): number | undefined {
  if (text.startsWith('>', from)) return from + 1
  if (text.startsWith('->', from)) return from + 2
  commentEnd.lastIndex = from
  return commentEnd.test(text) ? commentEnd.lastIndex : undefined
}

/** Where the element ends whose start tag ends here, if its content is no text. */
function endOfContent(text: string, name: string, from: number): number | undefined {
  const endTag = rawElements.get(name)
  if (endTag === undefined) return from
  endTag.lastIndex = from
  return endTag.test(text) ? endOfTag(text, endTag.lastIndex) : undefined
}

/** The markup that begins with the `<` at this place, by the rules of the HTML standard; nothing if it is a mere `<`. */
function readMarkup(text: string, at: number): Markup | typeof unclosed | undefined {
  const isEndTag = text[at + 1] === '/'
  tagName.lastIndex = at + (isEndTag ? 2 : 1)
  const name = tagName.exec(text)?.[0].toLowerCase()
  if (name !== undefined) {
    const tagEnd = endOfTag(text, tagName.lastIndex)
    const end = tagEnd === undefined || isEndTag ? tagEnd : endOfContent(text, name, tagEnd)
    return end === undefined ? unclosed : { end, name }
  }
  const isComment = text.startsWith('<!--', at)
  if (!isComment && !'!?/'.includes(text.charAt(at + 1) || ' ')) return undefined
  const end = isComment ? endOfComment(text, at + 4) : indexAfter(text, '>', at + 2)
  return end === undefined ? unclosed : { end }
}

/** Puts text back together of which the tags are gone, without joining words that stood in different lines or cells. */
class TextBetweenTags {
  readonly #out = new TextBuilder()
  readonly #lineBreak: string
  #pending = ''
  /** The blanks since the last visible character. A text begins as if after a break. */
  #gap = '\n'

  constructor(lineBreak: string) {
    this.#lineBreak = lineBreak
  }

  passTag(name: string): void {
    if (lineElements.has(name)) this.#pending = this.#lineBreak
    else if (cellElements.has(name) && this.#pending === '') this.#pending = '\t'
  }

  add(text: string, start: number, end: number): void {
    let first = start
    while (first < end && isSpace(text.charCodeAt(first))) first += 1
    if (first < end) {
      const gap = this.#gap + text.slice(start, first)
      const isParted = this.#pending === '\t' ? gap !== '' : /[\r\n]/.test(gap)
      if (!isParted) this.#out.add(this.#pending)
      this.#pending = ''
      this.#gap = ''
    }
    let last = end
    while (last > start && isSpace(text.charCodeAt(last - 1))) last -= 1
    this.#gap += text.slice(last, end)
    this.#out.add(text, start, end)
  }

  finish(): string {
    return this.#out.finish()
  }
}

/**
 * The text without tags and comments, and without what stands in scripts and style sheets. References such as `&amp;`
 * stay. Markup that is never closed stays too, with all that follows: nobody can tell where it was meant to end.
 */
export function stripTags(text: string): string {
  const out = new TextBetweenTags(lineBreakOf(text))
  let done = 0
  let at = text.indexOf('<')
  while (at >= 0) {
    const markup = readMarkup(text, at)
    if (markup === unclosed) break
    if (markup) {
      out.add(text, done, at)
      if (markup.name !== undefined) out.passTag(markup.name)
      done = markup.end
    }
    at = text.indexOf('<', markup?.end ?? at + 1)
  }
  out.add(text, done, text.length)
  return out.finish()
}
