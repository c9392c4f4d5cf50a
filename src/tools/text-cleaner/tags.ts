import { isWhitespace } from '#core/text/char-class.ts'
import { lineBreakOf } from '#core/text/lines.ts'
import { TextBuilder } from '#core/text/text-builder.ts'
import type { Counted } from './counted.ts'
import { cell, ownLine } from './elements.ts'
import { MarkupReader, unclosed } from './markup.ts'

/** Joins the parts of the text between tags, with a separator between words from different lines or cells. */
class TextBetweenTags {
  readonly #text: string
  readonly #result = new TextBuilder()
  readonly #lineBreak: string
  #pending = ''
  // Whether whitespace follows the last visible character, and whether it contains a line break. Both are true at the
  // start of the text.
  #hasGap = true
  #hasBreak = true
  /** The end of the last markup. */
  #end = 0
  #count = 0

  constructor(text: string) {
    this.#text = text
    this.#lineBreak = lineBreakOf(text)
  }

  /** Keeps the text before a tag or comment and leaves out the markup. */
  removeMarkup(start: number, end: number, element: number): void {
    if (start > this.#end) this.#keep(start)
    this.#end = end
    this.#count += 1
    if (element === ownLine) this.#pending = this.#lineBreak
    else if (element === cell && this.#pending === '') this.#pending = '\t'
  }

  #keep(end: number): void {
    const start = this.#end
    if (this.#skipBlanks(start, end) < end) {
      if (this.#pending !== '') this.#addSeparator()
      this.#hasGap = false
      this.#hasBreak = false
      this.#recordTrailingBlanks(end)
    }
    this.#result.add(this.#text.slice(start, end))
  }

  /** Inserts the pending separator unless whitespace already separates the parts of the text. */
  #addSeparator(): void {
    const isSeparated = this.#pending === '\t' ? this.#hasGap : this.#hasBreak
    if (!isSeparated) this.#result.add(this.#pending)
    this.#pending = ''
  }

  /** Returns the offset of the first visible character, or `end`. */
  #skipBlanks(start: number, end: number): number {
    for (let offset = start; offset < end; offset += 1) {
      const code = this.#text.charCodeAt(offset)
      if (!isWhitespace(code)) return offset
      this.#recordBlank(code)
    }
    return end
  }

  /** Records the blanks between the last visible character and `end`. */
  #recordTrailingBlanks(end: number): void {
    for (let offset = end - 1; ; offset -= 1) {
      const code = this.#text.charCodeAt(offset)
      if (!isWhitespace(code)) return
      this.#recordBlank(code)
    }
  }

  #recordBlank(code: number): void {
    this.#hasGap = true
    if (code === 0x0a || code === 0x0d) this.#hasBreak = true
  }

  finish(): Counted {
    this.#keep(this.#text.length)
    return { text: this.#result.take().join(''), count: this.#count }
  }
}

class TagRemover {
  readonly #text: string
  readonly #markup: MarkupReader
  readonly #result: TextBetweenTags

  constructor(text: string) {
    this.#text = text
    this.#markup = new MarkupReader(text)
    this.#result = new TextBetweenTags(text)
  }

  run(): Counted {
    const text = this.#text
    let offset = text.indexOf('<')
    while (offset >= 0) {
      const end = this.#markup.read(offset)
      if (end === unclosed) break
      if (end > offset) this.#result.removeMarkup(offset, end, this.#markup.element)
      offset = text.indexOf('<', Math.max(end, offset + 1))
    }
    return this.#result.finish()
  }
}

// There is always one instance. Without one, the JavaScript engine would discard its optimizations for the class, and
// the next run would be as slow as the first. Between runs it is an instance for an empty text, so that no text is kept
// in memory.
let remover = new TagRemover('')

/**
 * Removes tags, comments, scripts and style sheets. Keeps character references such as `&amp;`. Also keeps unclosed
 * markup and everything after it, because its intended end is unknown.
 */
export function stripTags(text: string): Counted {
  remover = new TagRemover(text)
  const stripped = remover.run()
  remover = new TagRemover('')
  return stripped
}
