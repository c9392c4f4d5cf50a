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
    const nextBreak = createBreakSearch(chunk)
    let i = 0
    while (i < chunk.length) {
      // Within a line, only its end matters.
      if (this.#lineBreaks === 0) i = nextBreak(i)
      if (i < chunk.length) this.#read(chunk.charCodeAt(i++))
    }
  }

  #read(code: number): void {
    if (isWhitespace(code)) {
      if (code === carriageReturn || (code === lineFeed && !this.#afterCarriageReturn)) this.#lineBreaks++
    } else {
      if (this.#lineBreaks > 1) this.count++
      this.#lineBreaks = 0
    }
    this.#afterCarriageReturn = code === carriageReturn
  }
}

/**
 * Returns a function that finds the first line break at or after an offset, or the end of the text if there is none.
 * Offsets must not decrease from call to call.
 */
function createBreakSearch(text: string): (from: number) => number {
  let lineFeedIndex = -1
  let carriageReturnIndex = -1
  return (from) => {
    if (lineFeedIndex < from) lineFeedIndex = indexOrEnd(text, '\n', from)
    if (carriageReturnIndex < from) carriageReturnIndex = indexOrEnd(text, '\r', from)
    return Math.min(lineFeedIndex, carriageReturnIndex)
  }
}

function indexOrEnd(text: string, character: string, from: number): number {
  const index = text.indexOf(character, from)
  return index < 0 ? text.length : index
}

export function countParagraphs(text: string): number {
  const counter = new ParagraphCounter()
  counter.add(text)
  return counter.count
}
