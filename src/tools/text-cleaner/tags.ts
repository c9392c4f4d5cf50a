import { isWhitespace } from '#core/text/char-class.ts'
import { lineBreakOf } from '#core/text/lines.ts'
import type { Counted } from './counted.ts'
import { MarkupReader } from './markup.ts'

/** Elements whose text starts on a new line, as in a browser. */
const blockElements: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 head header hr html legend li main menu nav ol option p pre search section select ' +
    'summary table tbody tfoot thead title tr ul'
  ).split(' '),
)

/** Joins the text between tags, with a separator between words from different lines or cells. */
class TextBetweenTags {
  readonly #chunks: string[] = []
  readonly #lineBreak: string
  #separator = ''
  /** The whitespace after the last visible character, or undefined before the first one. */
  #gap: string | undefined

  constructor(lineBreak: string) {
    this.#lineBreak = lineBreak
  }

  addTag(name: string): void {
    if (blockElements.has(name)) this.#separator = this.#lineBreak
    else if ((name === 'td' || name === 'th') && this.#separator === '') this.#separator = '\t'
  }

  addText(text: string): void {
    let start = 0
    let end = text.length
    while (start < end && isWhitespace(text.charCodeAt(start))) start += 1
    while (end > start && isWhitespace(text.charCodeAt(end - 1))) end -= 1
    if (start < end) {
      if (!this.#isSeparated(text.slice(0, start))) this.#chunks.push(this.#separator)
      this.#separator = ''
      this.#gap = text.slice(end)
    } else if (this.#gap !== undefined) this.#gap += text
    this.#chunks.push(text)
  }

  #isSeparated(blanks: string): boolean {
    if (this.#gap === undefined) return true
    const gap = this.#gap + blanks
    return this.#separator === '\t' ? gap !== '' : /[\r\n]/.test(gap)
  }

  finish(): string {
    return this.#chunks.join('')
  }
}

/**
 * Removes tags, comments, scripts and style sheets. Keeps character references such as `&amp;`. Also keeps unclosed
 * markup and everything after it, because its intended end is unknown.
 */
export function stripTags(text: string): Counted {
  const reader = new MarkupReader(text)
  const result = new TextBetweenTags(lineBreakOf(text))
  let count = 0
  let end = 0
  let offset = text.indexOf('<')
  while (offset >= 0) {
    const markup = reader.read(offset)
    if (markup === 'unclosed') break
    if (markup) {
      result.addText(text.slice(end, offset))
      result.addTag(markup.name)
      end = markup.end
      count += 1
    }
    offset = text.indexOf('<', markup?.end ?? offset + 1)
  }
  result.addText(text.slice(end))
  return { text: result.finish(), count }
}
