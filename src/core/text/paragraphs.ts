import { isSpace } from './words.ts'

const lineFeed = 0x0a
const carriageReturn = 0x0d

/** Counts the paragraphs of a text that comes in pieces: blocks of text between blank lines. */
export class ParagraphCounter {
  count = 0
  /** Line breaks since the last text. Two make a blank line, and a text begins as if after one. */
  #breaks = 2
  #afterReturn = false

  add(text: string): void {
    let feed = -1
    let carriage = -1
    let i = 0
    while (i < text.length) {
      if (this.#breaks === 0) {
        if (feed < i) feed = find(text, '\n', i)
        if (carriage < i) carriage = find(text, '\r', i)
        i = Math.min(feed, carriage)
        if (i === text.length) return
      }
      this.#takeIn(text.charCodeAt(i++))
    }
  }

  #takeIn(code: number): void {
    if (isSpace(code)) {
      if (code === carriageReturn || (code === lineFeed && !this.#afterReturn)) this.#breaks++
    } else {
      if (this.#breaks > 1) this.count++
      this.#breaks = 0
    }
    this.#afterReturn = code === carriageReturn
  }
}

function find(text: string, unit: string, from: number): number {
  const found = text.indexOf(unit, from)
  return found < 0 ? text.length : found
}

export function countParagraphs(text: string): number {
  const counter = new ParagraphCounter()
  counter.add(text)
  return counter.count
}
