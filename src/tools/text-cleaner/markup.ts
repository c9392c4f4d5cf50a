import { inline, NameReader, script } from './elements.ts'

const bang = 0x21
const quote = 0x22
const apostrophe = 0x27
const dash = 0x2d
const slash = 0x2f
const equals = 0x3d
const greater = 0x3e
const question = 0x3f

/** There is a beginning of markup and no end. */
export const unclosed = -1

/** Line feed, form feed, carriage return, tab and space. At the end of the text there is none. */
function isHtmlSpace(code: number): boolean {
  // Few are that small, so most are told by one look.
  return code <= 0x20 && (code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d || code === 0x0c)
}

function endsAttributeName(code: number): boolean {
  return code <= greater && (code === equals || code === greater || code === slash || isHtmlSpace(code))
}

/** Reads tags and comments by the rules of the HTML standard. */
export class MarkupReader {
  /** What the last tag belongs to. */
  element: number = inline
  readonly #html: string
  readonly #names = new NameReader()

  constructor(html: string) {
    this.#html = html
  }

  /** Where the markup ends that begins with the `<` at this place; here if it is a mere `<`. */
  read(at: number): number {
    const next = this.#html.charCodeAt(at + 1)
    const nameStart = next === slash ? at + 2 : at + 1
    const nameEnd = this.#names.read(this.#html, nameStart)
    if (nameEnd === nameStart) return this.#readOther(at, next)
    this.element = this.#names.element
    const end = this.#endOfTag(nameEnd)
    return this.element < script || next === slash || end === unclosed ? end : this.#endOfContent(end)
  }

  #readOther(at: number, next: number): number {
    this.element = inline
    const html = this.#html
    if (next === bang && html.charCodeAt(at + 2) === dash && html.charCodeAt(at + 3) === dash)
      return this.#endOfComment(at + 4)
    return next === bang || next === question || next === slash ? this.#after('>', at + 2) : at
  }

  /** Of a tag whose name ends here. A `>` within quotes does not end it. */
  #endOfTag(from: number): number {
    const html = this.#html
    let at = from
    while (at < html.length) {
      let code = html.charCodeAt(at)
      while (code === slash || isHtmlSpace(code)) {
        at += 1
        code = html.charCodeAt(at)
      }
      if (code === greater) return at + 1
      at = this.#endOfAttribute(at)
      if (at === unclosed) return unclosed
    }
    return unclosed
  }

  /** Its name may begin with anything, even with what would end it. */
  #endOfAttribute(from: number): number {
    const html = this.#html
    let at = from + 1
    let code = html.charCodeAt(at)
    while (at < html.length && !endsAttributeName(code)) {
      at += 1
      code = html.charCodeAt(at)
    }
    while (isHtmlSpace(code)) {
      at += 1
      code = html.charCodeAt(at)
    }
    return code === equals ? this.#endOfValue(this.#skipSpaces(at + 1)) : at
  }

  #endOfValue(from: number): number {
    const html = this.#html
    const first = html.charCodeAt(from)
    if (first === quote || first === apostrophe) return this.#after(html.charAt(from), from + 1)
    let at = from
    while (at < html.length && html.charCodeAt(at) !== greater && !isHtmlSpace(html.charCodeAt(at))) at += 1
    return at
  }

  #endOfComment(from: number): number {
    const html = this.#html
    if (html.charCodeAt(from) === greater) return from + 1
    if (html.charCodeAt(from) === dash && html.charCodeAt(from + 1) === greater) return from + 2
    for (let at = this.#after('-', from); at !== unclosed; at = this.#after('-', at)) {
      if (html.charCodeAt(at) !== dash) continue
      const end = html.charCodeAt(at + 1) === bang ? at + 2 : at + 1
      if (html.charCodeAt(end) === greater) return end + 1
    }
    return unclosed
  }

  /** Of the element whose start tag ends here and whose content is no text. */
  #endOfContent(from: number): number {
    for (let at = this.#after('<', from); at !== unclosed; at = this.#after('<', at)) {
      if (this.#html.charCodeAt(at) !== slash) continue
      const nameEnd = this.#names.read(this.#html, at + 1)
      if (nameEnd > at + 1 && this.#names.element === this.element) return this.#endOfTag(nameEnd)
    }
    return unclosed
  }

  #skipSpaces(from: number): number {
    let at = from
    while (isHtmlSpace(this.#html.charCodeAt(at))) at += 1
    return at
  }

  #after(what: string, from: number): number {
    const found = this.#html.indexOf(what, from)
    return found < 0 ? unclosed : found + what.length
  }
}
