import { isWhitespace } from './char-class.ts'

/** Counts words, which are runs of non-whitespace characters. */
export function countWords(text: string, start = 0, end = text.length): number {
  let words = 0
  let isInWord = false
  for (let i = start; i < end; i++) {
    const wasInWord = isInWord
    isInWord = !isWhitespace(text.charCodeAt(i))
    if (isInWord && !wasInWord) words++
  }
  return words
}

/** Visits the words between two offsets. */
export function eachWord(text: string, visit: (start: number, end: number) => void, from = 0, to = text.length): void {
  let i = from
  while (i < to) {
    while (i < to && isWhitespace(text.charCodeAt(i))) i++
    const start = i
    while (i < to && !isWhitespace(text.charCodeAt(i))) i++
    if (i > start) visit(start, i)
  }
}

/**
 * In UTF-16 code units. Longer words are visited in parts, so that a gigabyte of text without a space fits into memory.
 */
const maxWordLength = 2 ** 20

/**
 * Visits the words of a text that arrives in chunks. A word may span several chunks. A very long word is visited in
 * parts.
 */
export class WordReader {
  count = 0
  readonly #visit: (fragment: string, isLast: boolean) => void
  /** The word at the end of the last chunk; the next chunk may continue it. */
  #pending = ''
  #isInWord = false

  constructor(visit: (fragment: string, isLast: boolean) => void) {
    this.#visit = visit
  }

  add(chunk: string): void {
    if (isWhitespace(chunk.charCodeAt(0))) this.end()
    eachWord(chunk, (start, end) => {
      this.#isInWord = true
      this.#pending += chunk.slice(start, end)
      if (end < chunk.length) this.end()
      else if (this.#pending.length > maxWordLength) this.#visitPending(false)
    })
  }

  /** Ends the last word at the end of the text. */
  end(): void {
    if (!this.#isInWord) return
    this.#isInWord = false
    this.count++
    this.#visitPending(true)
  }

  #visitPending(isLast: boolean): void {
    this.#visit(this.#pending, isLast)
    this.#pending = ''
  }
}

/**
 * Copies a short string. In V8, a slice keeps the whole original string in memory, whereas concatenation creates a new
 * string.
 */
export function detached(slice: string): string {
  return ` ${slice}`.slice(1)
}

/** Removes matching characters from both ends. Uses a loop, because `/x+$/` takes quadratic time on `xxxx…y`. */
export function trimCharacters(word: string, pattern: RegExp): string {
  let start = 0
  let end = word.length
  while (start < end && pattern.test(word.charAt(start))) start++
  while (end > start && pattern.test(word.charAt(end - 1))) end--
  return word.slice(start, end)
}
