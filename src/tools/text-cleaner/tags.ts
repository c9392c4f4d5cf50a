import { isWhitespace } from '#core/text/char-class.ts'
import { lineBreakOf } from '#core/text/lines.ts'
import { Excerpt } from './excerpt.ts'
import { cell, ownLine } from './elements.ts'
import { MarkupReader, unclosed } from './markup.ts'

/** Puts text back together of which the tags are gone, without joining words that stood in different lines or cells. */
class TextBetweenTags {
  readonly #text: string
  readonly #out: Excerpt
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
    this.#out = new Excerpt(text)
    this.#lineBreak = lineBreakOf(text)
  }

  /** Keeps what stands up to the tag or comment, and leaves that out. */
  cut(start: number, end: number, element: number): void {
    if (start > this.#end) this.#keep(start)
    this.#end = end
    if (element === ownLine) this.#pending = this.#lineBreak
    else if (element === cell && this.#pending === '') this.#pending = '\t'
  }

  #keep(end: number): void {
    const start = this.#end
    if (this.#passBlanks(start, end) < end) {
      if (this.#pending !== '') this.#part()
      this.#hasGap = false
      this.#hasBreak = false
      this.#passBlanksBefore(end)
    }
    this.#out.keep(start, end)
  }

  /** From the text before, unless blanks do. */
  #part(): void {
    const isParted = this.#pending === '\t' ? this.#hasGap : this.#hasBreak
    if (!isParted) this.#out.put(this.#pending)
    this.#pending = ''
  }

  /** Where something visible comes, which may be at the end. */
  #passBlanks(start: number, end: number): number {
    for (let at = start; at < end; at += 1) {
      const code = this.#text.charCodeAt(at)
      if (!isWhitespace(code)) return at
      this.#passBlank(code)
    }
    return end
  }

  /** Back to something visible. */
  #passBlanksBefore(end: number): void {
    for (let at = end - 1; ; at -= 1) {
      const code = this.#text.charCodeAt(at)
      if (!isWhitespace(code)) return
      this.#passBlank(code)
    }
  }

  #passBlank(code: number): void {
    this.#hasGap = true
    if (code === 0x0a || code === 0x0d) this.#hasBreak = true
  }

  finish(): string[] {
    this.#keep(this.#text.length)
    return this.#out.take()
  }
}

class TagRemover {
  readonly #text: string
  readonly #markup: MarkupReader
  readonly #out: TextBetweenTags

  constructor(text: string) {
    this.#text = text
    this.#markup = new MarkupReader(text)
    this.#out = new TextBetweenTags(text)
  }

  run(): string[] {
    const text = this.#text
    let at = text.indexOf('<')
    while (at >= 0) {
      const end = this.#markup.read(at)
      if (end === unclosed) break
      if (end > at) this.#out.cut(at, end, this.#markup.element)
      at = text.indexOf('<', Math.max(end, at + 1))
    }
    return this.#out.finish()
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
