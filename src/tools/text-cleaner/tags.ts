import { lineBreakOf } from '#core/text/lines.ts'
import { Splicer } from '#core/text/splicer.ts'
import { isSpace } from '#core/text/words.ts'

/** Elements that begin a line of their own when a browser shows them. */
const lineElements = (
  'address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
  'footer form h1 h2 h3 h4 h5 h6 head header hr html legend li main menu nav ol option p pre search section select ' +
  'summary table tbody tfoot thead title tr ul'
).split(' ')

/** What stands before an element's content once its tag is gone. */
const partings = new Map<string, 'line' | 'cell'>([
  ...lineElements.map((name) => [name, 'line'] as const),
  ['td', 'cell'],
  ['th', 'cell'],
])

/** Elements whose content is no text, and how it ends. */
const rawElements = new Map([
  ['script', /<\/script(?=[\t\n\f\r />])/gi],
  ['style', /<\/style(?=[\t\n\f\r />])/gi],
])

const commentEnd = /--!?>/g

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

const slash = 0x2f
const equals = 0x3d
const greater = 0x3e
const quote = 0x22
const apostrophe = 0x27

/** Line feed, form feed, carriage return, tab and space. At the end of the text there is none. */
function isHtmlSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d || code === 0x0c
}

function isAsciiLetter(code: number): boolean {
  const small = code | 0x20
  return small >= 0x61 && small <= 0x7a
}

/** Where the name ends that begins here; here if there is none. */
function endOfName(text: string, from: number): number {
  if (!isAsciiLetter(text.charCodeAt(from))) return from
  let i = from + 1
  for (; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === greater || code === slash || isHtmlSpace(code)) break
  }
  return i
}

/** Where a tag ends whose name ends here. A `>` within quotes does not end it. */
function endOfTag(text: string, from: number): number | undefined {
  let i = from
  while (i < text.length) {
    while (isHtmlSpace(text.charCodeAt(i)) || text.charCodeAt(i) === slash) i += 1
    if (text.charCodeAt(i) === greater) return i + 1
    i = endOfAttributeName(text, i + 1)
    while (isHtmlSpace(text.charCodeAt(i))) i += 1
    if (text.charCodeAt(i) !== equals) continue
    i += 1
    while (isHtmlSpace(text.charCodeAt(i))) i += 1
    const end = endOfValue(text, i)
    if (end === undefined) return undefined
    i = end
  }
  return undefined
}

function endOfAttributeName(text: string, from: number): number {
  let i = from
  for (; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === equals || code === greater || code === slash || isHtmlSpace(code)) break
  }
  return i
}

function endOfValue(text: string, from: number): number | undefined {
  const first = text.charCodeAt(from)
  if (first === quote || first === apostrophe) return indexAfter(text, text.charAt(from), from + 1)
  let i = from
  while (i < text.length && !isHtmlSpace(text.charCodeAt(i)) && text.charCodeAt(i) !== greater) i += 1
  return i
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
  const isEndTag = text.charCodeAt(at + 1) === slash
  const nameStart = at + (isEndTag ? 2 : 1)
  const nameEnd = endOfName(text, nameStart)
  if (nameEnd > nameStart) {
    const name = text.slice(nameStart, nameEnd).toLowerCase()
    const tagEnd = endOfTag(text, nameEnd)
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
  readonly #text: string
  readonly #out: Splicer
  readonly #lineBreak: string
  #pending = ''
  /** Of the blanks since the last visible character: whether there are any, and line breaks among them. */
  #hasGap = true
  // A text begins as if after a break.
  #hasBreak = true
  /** Of the last markup. */
  #end = 0

  constructor(text: string) {
    this.#text = text
    // A break is never longer than the tag whose place it takes.
    this.#out = new Splicer(text, text.length)
    this.#lineBreak = lineBreakOf(text)
  }

  /** Keeps what stands up to the markup, and leaves that out. */
  cut(start: number, end: number): void {
    this.#keep(start)
    this.#out.cut(start, end)
    this.#end = end
  }

  passTag(name: string): void {
    const parting = partings.get(name)
    if (parting === 'line') this.#pending = this.#lineBreak
    else if (parting === 'cell' && this.#pending === '') this.#pending = '\t'
  }

  #keep(end: number): void {
    const text = this.#text
    const start = this.#end
    let first = start
    while (first < end && isSpace(text.charCodeAt(first))) first += 1
    if (first < end) {
      this.#passBlanks(start, first)
      const isParted = this.#pending === '\t' ? this.#hasGap : this.#hasBreak
      if (!isParted) this.#out.put(this.#pending)
      this.#pending = ''
      this.#hasGap = false
      this.#hasBreak = false
    }
    let last = end
    while (last > start && isSpace(text.charCodeAt(last - 1))) last -= 1
    this.#passBlanks(last, end)
  }

  #passBlanks(start: number, end: number): void {
    if (start < end) this.#hasGap = true
    for (let i = start; i < end; i++) {
      const code = this.#text.charCodeAt(i)
      if (code === 0x0a || code === 0x0d) this.#hasBreak = true
    }
  }

  finish(): string {
    this.#keep(this.#text.length)
    return this.#out.finish()
  }
}

/**
 * The text without tags and comments, and without what stands in scripts and style sheets. References such as `&amp;`
 * stay. Markup that is never closed stays too, with all that follows: nobody can tell where it was meant to end.
 */
export function stripTags(text: string): string {
  const out = new TextBetweenTags(text)
  let at = text.indexOf('<')
  while (at >= 0) {
    const markup = readMarkup(text, at)
    if (markup === unclosed) break
    if (markup) {
      out.cut(at, markup.end)
      if (markup.name !== undefined) out.passTag(markup.name)
    }
    at = text.indexOf('<', markup?.end ?? at + 1)
  }
  return out.finish()
}
