import { lineBreakOf } from '#core/text/lines.ts'
import type { Counted } from './counted.ts'

// As in the HTML standard: other whitespace is part of names and values.
const space = String.raw`\t\n\f\r `
const tagStart = new RegExp(`<(/?)([a-z][^${space}/>]*)`, 'iy')
/** The first character belongs to the name, even if it is `=`. Quotes that are not closed go on to the end. */
const attribute = new RegExp(
  `[${space}/]*[^${space}/>][^${space}/>=]*` +
    `(?:[${space}]*=[${space}]*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|(?!["'])[^${space}>]*))?`,
  'y',
)
const tagEnd = new RegExp(`[${space}/]*>`, 'y')
/** A comment, or markup such as `<!doctype html>` and `</ b>`. */
const otherMarkup = /<(?:!--(?:-?>|[^]*?--!?>)|(?!!--)[!?/][^>]*>)/y

interface Markup {
  /** The name of a tag's element in lower case, or an empty string. */
  readonly name: string
  readonly isEnd: boolean
  /** Undefined if the markup isn't closed. */
  readonly end: number | undefined
}

/** Returns the end of a match, or undefined. */
function endOf(pattern: RegExp, html: string, offset: number): number | undefined {
  pattern.lastIndex = offset
  return pattern.test(html) ? pattern.lastIndex : undefined
}

/** Returns the end of a tag, given the end of its name. */
function endOfTag(html: string, nameEnd: number): number | undefined {
  let end = nameEnd
  for (let next: number | undefined = end; next !== undefined; next = endOf(attribute, html, end)) end = next
  return endOf(tagEnd, html, end)
}

/** Reads the markup that starts with the `<` at `offset` according to the HTML standard. Returns undefined for text. */
function readMarkup(html: string, offset: number): Markup | undefined {
  tagStart.lastIndex = offset
  const [tag, slash, tagged = ''] = tagStart.exec(html) ?? []
  if (tag === undefined) {
    return /[!?/]/.test(html.charAt(offset + 1))
      ? { name: '', isEnd: false, end: endOf(otherMarkup, html, offset) }
      : undefined
  }
  // Only ASCII case is ignored: the kelvin sign is not a K.
  const name = tagged.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  const end = endOfTag(html, offset + tag.length)
  const isEnd = slash === '/'
  const hasContent = !isEnd && (name === 'script' || name === 'style')
  if (!hasContent || end === undefined) return { name, isEnd, end }
  const contentEnd = endOf(new RegExp(`</${name}(?=[${space}/>])`, 'gi'), html, end)
  return { name: '', isEnd, end: contentEnd === undefined ? undefined : endOfTag(html, contentEnd) }
}

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '))
}

/** Elements whose text starts on a new line, as in a browser. */
const blockElements = setOf(
  'address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 head header hr html legend li main menu nav ol option p pre search section select ' +
    'summary title ul',
)
const tableParts = setOf('table tbody tfoot thead tr')
const cells = setOf('td th')

/** Joins the text between tags: cells with tabs, and blocks with line breaks. */
class TextBetweenTags {
  #text = ''
  readonly #lineBreak: string
  /** The last tag that matters. A block inside a cell doesn't start a line. */
  #boundary: 'row' | 'cell' | 'block' | undefined
  /** The whitespace after the last visible character. */
  #gap = ''

  constructor(lineBreak: string) {
    this.#lineBreak = lineBreak
  }

  addTag({ name, isEnd }: Markup): void {
    if (tableParts.has(name)) this.#boundary = 'row'
    else if (cells.has(name) && !isEnd && this.#boundary !== 'row') this.#boundary = 'cell'
    else if (cells.has(name) || blockElements.has(name)) this.#boundary ??= 'block'
  }

  addText(text: string): void {
    const visible = text.trim()
    if (visible === '') {
      this.#gap += text
      return
    }
    const start = text.indexOf(visible)
    this.#text += this.#separatorBefore(text.slice(0, start)) + visible
    this.#gap = text.slice(start + visible.length)
    this.#boundary = undefined
  }

  #separatorBefore(leading: string): string {
    const gap = this.#gap + leading
    if (this.#text === '' || this.#boundary === undefined) return gap
    if (this.#boundary === 'cell') return '\t'
    return /[\r\n]/.test(gap) ? gap : this.#gap + this.#lineBreak + leading
  }

  finish(): string {
    return this.#text + this.#gap
  }
}

/**
 * Removes tags, comments, scripts and style sheets. Keeps character references such as `&amp;`. Also keeps unclosed
 * markup and everything after it, because its intended end is unknown.
 */
export function stripTags(text: string): Counted {
  const result = new TextBetweenTags(lineBreakOf(text))
  let count = 0
  let end = 0
  for (let offset = text.indexOf('<'); offset >= 0; offset = text.indexOf('<', Math.max(end, offset + 1))) {
    const markup = readMarkup(text, offset)
    if (!markup) continue
    if (markup.end === undefined) break
    result.addText(text.slice(end, offset))
    result.addTag(markup)
    end = markup.end
    count += 1
  }
  result.addText(text.slice(end))
  return { text: result.finish(), count }
}
