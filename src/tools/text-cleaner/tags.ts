import { isWhitespace } from '#core/text/char-class.ts'
import { lineBreakOf } from '#core/text/lines.ts'
import { Excerpt } from './excerpt.ts'
import { cell, ownLine } from './elements.ts'
import { MarkupReader, unclosed } from './markup.ts'

/** Puts text back together of which the tags are gone, without joining words that stood in different lines or cells. */
class TextBetweenTags {
  readonly #text: string
  readonly #result: Excerpt
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
    this.#result = new Excerpt(text)
    this.#lineBreak = lineBreakOf(text)
  }

  /** Keeps what stands up to the tag or comment, and leaves that out. */
  removeMarkup(start: number, end: number, element: number): void {
    if (start > this.#end) this.#keep(start)
    this.#end = end
    if (element === ownLine) this.#pending = this.#lineBreak
    else if (element === cell && this.#pending === '') this.#pending = '\t'
  }

  #keep(end: number): void {
    const start = this.#end
    if (this.#skipBlanks(start, end) < end) {
      if (this.#pending !== '') this.#addSeparator()
      this.#hasGap = false
      this.#hasBreak = false
      this.#skipBlanksBefore(end)
    }
    this.#result.keep(start, end)
  }

  /** From the text before, unless blanks do. */
  #addSeparator(): void {
    const isSeparated = this.#pending === '\t' ? this.#hasGap : this.#hasBreak
    if (!isSeparated) this.#result.insert(this.#pending)
    this.#pending = ''
  }

  /** Where something visible comes, which may be at the end. */
  #skipBlanks(start: number, end: number): number {
    for (let offset = start; offset < end; offset += 1) {
      const code = this.#text.charCodeAt(offset)
      if (!isWhitespace(code)) return offset
      this.#noteBlank(code)
    }
    return end
  }

  /** Back to something visible. */
  #skipBlanksBefore(end: number): void {
    for (let offset = end - 1; ; offset -= 1) {
      const code = this.#text.charCodeAt(offset)
      if (!isWhitespace(code)) return
      this.#noteBlank(code)
    }
  }

  #noteBlank(code: number): void {
    this.#hasGap = true
    if (code === 0x0a || code === 0x0d) this.#hasBreak = true
  }

  finish(): string[] {
    this.#keep(this.#text.length)
    return this.#result.take()
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

  run(): string[] {
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

// There always is one: as soon as the platform finds none, it forgets what it has learnt of such objects, and the next
// run is as slow as the first. It must not be one that holds a text.
let remover = new TagRemover('')

/**
 * The text without tags and comments, and without what stands in scripts and style sheets, in chunks. References such
 * as `&amp;` stay. Markup that is never closed stays too, with all that follows: nobody can tell where it was meant to
 * end.
 */
export function stripTags(text: string): string[] {
  remover = new TagRemover(text)
  const chunks = remover.run()
  remover = new TagRemover('')
  return chunks
}
