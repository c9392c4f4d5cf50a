import { lineBreakOf } from '#core/text/lines.ts'
import { Excerpt } from '#core/text/excerpt.ts'
import { isSpace } from '#core/text/words.ts'
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
    // A break is never longer than the tag whose place it takes.
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
    const text = this.#text
    const start = this.#end
    let first = start
    while (first < end && isSpace(text.charCodeAt(first))) first += 1
    if (first < end) {
      this.#passBlanks(start, first)
      if (this.#pending !== '') this.#part()
      this.#hasGap = false
      this.#hasBreak = false
    }
    let last = end
    while (last > start && isSpace(text.charCodeAt(last - 1))) last -= 1
    this.#passBlanks(last, end)
    this.#out.keep(start, end)
  }

  /** From the text before, unless blanks do. */
  #part(): void {
    const isParted = this.#pending === '\t' ? this.#hasGap : this.#hasBreak
    if (!isParted) this.#out.put(this.#pending)
    this.#pending = ''
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
  const markup = new MarkupReader(text)
  let at = text.indexOf('<')
  while (at >= 0) {
    const end = markup.read(at)
    if (end === unclosed) break
    if (end > at) out.cut(at, end, markup.element)
    at = text.indexOf('<', Math.max(end, at + 1))
  }
  return out.finish()
}
