// One lookup per code unit keeps the loops below fast.
const whitespace = new Uint8Array(0x10000)
for (const [from, to] of [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
] as const) {
  whitespace.fill(1, from, to + 1)
}

/** Whether a code unit is whitespace, as `\s` defines it. */
export function isSpace(code: number): boolean {
  return whitespace[code] === 1
}

/** Words are runs of non-whitespace. */
export function countWords(text: string, start = 0, end = text.length): number {
  let words = 0
  let wasWhitespace = 1
  for (let i = start; i < end; i++) {
    const isWhitespace = whitespace[text.charCodeAt(i)] as number
    words += wasWhitespace & ~isWhitespace
    wasWhitespace = isWhitespace
  }
  return words
}

/** Visits the words between two offsets. */
export function eachWord(text: string, visit: (start: number, end: number) => void, from = 0, to = text.length): void {
  let i = from
  while (i < to) {
    while (i < to && whitespace[text.charCodeAt(i)] === 1) i++
    const start = i
    while (i < to && whitespace[text.charCodeAt(i)] === 0) i++
    if (i > start) visit(start, i)
  }
}

/** A longer run of non-whitespace is visited in parts, so that a gigabyte without a space fits into memory. */
const longestWord = 2 ** 20

/** Visits the words of a text that arrives in chunks. A word may span chunks. */
export class WordReader {
  count = 0
  readonly #visit: (word: string) => void
  /** The word at the end of the last chunk, which the next chunk may continue. */
  #open = ''
  #isInWord = false

  constructor(visit: (word: string) => void) {
    this.#visit = visit
  }

  add(chunk: string): void {
    if (isSpace(chunk.charCodeAt(0))) this.end()
    eachWord(chunk, (start, end) => {
      this.#isInWord = true
      this.#open += chunk.slice(start, end)
      if (end < chunk.length) this.end()
      else if (this.#open.length > longestWord) this.#flush()
    })
  }

  /** The end of the text ends the last word. */
  end(): void {
    if (!this.#isInWord) return
    this.#isInWord = false
    this.count++
    this.#flush()
  }

  #flush(): void {
    if (this.#open !== '') this.#visit(this.#open)
    this.#open = ''
  }
}

/** A copy of a short string. V8 makes a slice of a long string keep all of it in memory. */
export function detached(slice: string): string {
  return ` ${slice}`.slice(1)
}

/** Without the leading and trailing characters that match. A loop, since `/x+$/` takes quadratic time on `xxxx…y`. */
export function trimCharacters(word: string, trimmed: RegExp): string {
  let start = 0
  let end = word.length
  while (start < end && trimmed.test(word.charAt(start))) start++
  while (end > start && trimmed.test(word.charAt(end - 1))) end--
  return word.slice(start, end)
}
