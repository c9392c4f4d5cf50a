import { inline, NameReader, script } from './elements.ts'

const bang = 0x21
const quote = 0x22
const apostrophe = 0x27
const dash = 0x2d
const slash = 0x2f
const equals = 0x3d
const greater = 0x3e
const question = 0x3f

/** Returned if the markup has no end. */
export const unclosed = -1

/**
 * Whether the code is a tab, line feed, form feed, carriage return or space. False for NaN, which is the code after
 * the end of the text.
 */
function isHtmlSpace(code: number): boolean {
  // The first comparison is sufficient for most characters.
  return code <= 0x20 && (code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d || code === 0x0c)
}

function endsAttributeName(code: number): boolean {
  return code <= greater && (code === equals || code === greater || code === slash || isHtmlSpace(code))
}

/** Reads tags and comments according to the HTML standard. */
export class MarkupReader {
  /** The element of the last tag. */
  element: number = inline
  readonly #html: string
  readonly #names = new NameReader()

  constructor(html: string) {
    this.#html = html
  }

  /** Returns the end of the markup that starts with the `<` at `offset`, or `offset` if it isn't markup. */
  read(offset: number): number {
    const next = this.#html.charCodeAt(offset + 1)
    const nameStart = next === slash ? offset + 2 : offset + 1
    const nameEnd = this.#names.read(this.#html, nameStart)
    if (nameEnd === nameStart) return this.#readOther(offset, next)
    this.element = this.#names.element
    const end = this.#endOfTag(nameEnd)
    return this.element < script || next === slash || end === unclosed ? end : this.#endOfContent(end)
  }

  #readOther(offset: number, next: number): number {
    this.element = inline
    const html = this.#html
    if (next === bang && html.charCodeAt(offset + 2) === dash && html.charCodeAt(offset + 3) === dash)
      return this.#endOfComment(offset + 4)
    return next === bang || next === question || next === slash ? this.#after('>', offset + 2) : offset
  }

  /** Returns the end of a tag, given the end of its name. A `>` inside quotes doesn't end the tag. */
  #endOfTag(from: number): number {
    const html = this.#html
    let offset = from
    while (offset < html.length) {
      let code = html.charCodeAt(offset)
      while (code === slash || isHtmlSpace(code)) {
        offset += 1
        code = html.charCodeAt(offset)
      }
      if (code === greater) return offset + 1
      offset = this.#endOfAttribute(offset)
      if (offset === unclosed) return unclosed
    }
    return unclosed
  }

  /** Returns the end of an attribute. Its first character belongs to the name, even if it is `=`. */
  #endOfAttribute(from: number): number {
    const html = this.#html
    let offset = from + 1
    let code = html.charCodeAt(offset)
    while (offset < html.length && !endsAttributeName(code)) {
      offset += 1
      code = html.charCodeAt(offset)
    }
    while (isHtmlSpace(code)) {
      offset += 1
      code = html.charCodeAt(offset)
    }
    return code === equals ? this.#endOfValue(this.#skipSpaces(offset + 1)) : offset
  }

  #endOfValue(from: number): number {
    const html = this.#html
    const first = html.charCodeAt(from)
    if (first === quote || first === apostrophe) return this.#after(html.charAt(from), from + 1)
    let offset = from
    while (offset < html.length && html.charCodeAt(offset) !== greater && !isHtmlSpace(html.charCodeAt(offset)))
      offset += 1
    return offset
  }

  #endOfComment(from: number): number {
    const html = this.#html
    if (html.charCodeAt(from) === greater) return from + 1
    if (html.charCodeAt(from) === dash && html.charCodeAt(from + 1) === greater) return from + 2
    for (let offset = this.#after('-', from); offset !== unclosed; offset = this.#after('-', offset)) {
      if (html.charCodeAt(offset) !== dash) continue
      const end = html.charCodeAt(offset + 1) === bang ? offset + 2 : offset + 1
      if (html.charCodeAt(end) === greater) return end + 1
    }
    return unclosed
  }

  /** Returns the end of a script or style element, given the end of its start tag. */
  #endOfContent(from: number): number {
    for (let offset = this.#after('<', from); offset !== unclosed; offset = this.#after('<', offset)) {
      if (this.#html.charCodeAt(offset) !== slash) continue
      const nameEnd = this.#names.read(this.#html, offset + 1)
      if (nameEnd > offset + 1 && this.#names.element === this.element) return this.#endOfTag(nameEnd)
    }
    return unclosed
  }

  #skipSpaces(from: number): number {
    let offset = from
    while (isHtmlSpace(this.#html.charCodeAt(offset))) offset += 1
    return offset
  }

  #after(search: string, from: number): number {
    const found = this.#html.indexOf(search, from)
    return found < 0 ? unclosed : found + search.length
  }
}
