import { isWhitespace } from './char-class.ts'

const lineFeed = 0x0a
const carriageReturn = 0x0d

/** Counts the paragraphs of a text that arrives in chunks: blocks of text between blank lines. */
export class ParagraphCounter {
  count = 0
  /**
   * Number of line breaks since the last non-whitespace character. Two of them form a blank line. The initial value
   * treats the start of the text as if it followed a blank line.
   */
  #lineBreaks = 2
  #afterCarriageReturn = false

  add(chunk: string): void {
    for (let i = 0; i < chunk.length; i++) {
      const code = chunk.charCodeAt(i)
      if (!isWhitespace(code)) {
        if (this.#lineBreaks > 1) this.count++
        this.#lineBreaks = 0
      } else if (code === carriageReturn || (code === lineFeed && !this.#afterCarriageReturn)) {
        this.#lineBreaks++
      }
      this.#afterCarriageReturn = code === carriageReturn
    }
  }
}

export function countParagraphs(text: string): number {
  const counter = new ParagraphCounter()
  counter.add(text)
  return counter.count
}
