/** A tag, comment or other markup. */
interface Markup {
  readonly end: number
  /** The name of a tag's element in lower case, or an empty string. */
  readonly name: string
}

// As in the HTML standard: other whitespace is part of names and values.
const space = String.raw`\t\n\f\r `
const tagName = new RegExp(`</?([a-z][^${space}/>]*)`, 'iy')
const gap = new RegExp(`[${space}/]*`, 'y')
/** An attribute without its value. Its first character belongs to the name, even if it is `=`. */
const attribute = new RegExp(`[^${space}/>][^${space}/>=]*[${space}]*(=[${space}]*)?`, 'y')
const unquotedValue = new RegExp(`[^${space}>]*`, 'y')
const shortComment = /<!---?>/y
const commentEnd = /--!?>/g

/** Reads tags and comments according to the HTML standard. */
export class MarkupReader {
  readonly #html: string

  constructor(html: string) {
    this.#html = html
  }

  /** Reads the markup that starts with the `<` at `offset`. Returns undefined if it isn't markup or has no end. */
  read(offset: number): Markup | 'unclosed' | undefined {
    const [tag, tagged = ''] = this.#match(tagName, offset) ?? []
    if (tag === undefined) return this.#readOther(offset)
    // Only ASCII case is ignored: the kelvin sign is not a K.
    const name = tagged.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    const end = this.#endOfTag(offset + tag.length)
    if (tag.startsWith('</') || (name !== 'script' && name !== 'style')) return this.#markup(end, name)
    return this.#markup(end === undefined ? undefined : this.#endOfContent(end, name), '')
  }

  /** Reads a comment, or markup such as `<!doctype html>` and `</ b>`. */
  #readOther(offset: number): Markup | 'unclosed' | undefined {
    if (!/[!?/]/.test(this.#html.charAt(offset + 1))) return undefined
    if (!this.#html.startsWith('<!--', offset)) return this.#markup(this.#after('>', offset), '')
    const [short] = this.#match(shortComment, offset) ?? []
    if (short !== undefined) return this.#markup(offset + short.length, '')
    const [last = ''] = this.#match(commentEnd, offset + 4) ?? []
    return this.#markup(last === '' ? undefined : commentEnd.lastIndex, '')
  }

  #markup(end: number | undefined, name: string): Markup | 'unclosed' {
    return end === undefined ? 'unclosed' : { end, name }
  }

  /** Returns the end of a tag, given the end of its name. A `>` inside quotes doesn't end the tag. */
  #endOfTag(from: number): number | undefined {
    let offset: number | undefined = from
    while (offset !== undefined && offset < this.#html.length) {
      offset += this.#lengthOf(gap, offset)
      if (this.#html.startsWith('>', offset)) return offset + 1
      offset = this.#endOfAttribute(offset)
    }
    return undefined
  }

  #endOfAttribute(from: number): number | undefined {
    const [name = '', equals] = this.#match(attribute, from) ?? []
    const end = from + name.length
    if (equals === undefined) return end
    const quote = this.#html.charAt(end)
    return quote === '"' || quote === "'" ? this.#after(quote, end + 1) : end + this.#lengthOf(unquotedValue, end)
  }

  /** Returns the end of a script or style element, given the end of its start tag. */
  #endOfContent(from: number, name: string): number | undefined {
    const endTag = new RegExp(`</${name}(?=[${space}/>])`, 'gi')
    const [tag] = this.#match(endTag, from) ?? []
    return tag === undefined ? undefined : this.#endOfTag(endTag.lastIndex)
  }

  #match(pattern: RegExp, offset: number): RegExpExecArray | null {
    pattern.lastIndex = offset
    return pattern.exec(this.#html)
  }

  #lengthOf(pattern: RegExp, offset: number): number {
    return this.#match(pattern, offset)?.[0].length ?? 0
  }

  #after(search: string, from: number): number | undefined {
    const found = this.#html.indexOf(search, from)
    return found < 0 ? undefined : found + search.length
  }
}
