/**
 * Counts the lines of a text that arrives in chunks. An empty text has no lines. Any other text has one more line than
 * it has line breaks.
 */
export class LineCounter {
  count = 0
  #afterCarriageReturn = false

  add(text: string): void {
    if (text === '') return
    if (this.count === 0) this.count = 1
    this.count += countBreaks(text)
    // A CR LF that spans two chunks was counted twice.
    if (this.#afterCarriageReturn && text.startsWith('\n')) this.count--
    this.#afterCarriageReturn = text.endsWith('\r')
  }
}

function countBreaks(text: string): number {
  let breaks = 0
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) breaks++
  for (let i = text.indexOf('\r'); i >= 0; i = text.indexOf('\r', i + 1)) {
    if (text[i + 1] !== '\n') breaks++
  }
  return breaks
}

export function countLines(text: string): number {
  const counter = new LineCounter()
  counter.add(text)
  return counter.count
}

/** Returns the first line break in the text, or LF if it has none. */
export function lineBreakOf(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? '\n'
}

/** Returns the lines, and the first line break in the text, which can be used to join them again. */
export function splitLines(text: string): { lines: string[]; lineBreak: string } {
  const lineBreak = lineBreakOf(text)
  if (text === '') return { lines: [], lineBreak }
  // Splitting at a string is several times faster than splitting at a pattern.
  return { lines: text.includes('\r') ? text.split(/\r\n|\n|\r/) : text.split('\n'), lineBreak }
}

/** Reads a text line by line. An array of all lines could take more memory than the text itself. */
export class LineReader {
  readonly #text: string
  #start = 0

  constructor(text: string) {
    this.#text = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  }

  /** Returns the next line without its break, or undefined after the last line. An empty text has no lines. */
  next(): string | undefined {
    const text = this.#text
    const start = this.#start
    if (start > text.length || text === '') return undefined
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    this.#start = end + 1
    return text.slice(start, end)
  }
}

/**
 * Returns the end of the last line that fits completely into `maxLength` code units. If even the first line is longer
 * than that, returns the end of the first line.
 */
export function endOfLines(text: string, start: number, maxLength: number): number {
  const limit = start + maxLength
  if (limit >= text.length) return text.length
  const end = text.lastIndexOf('\n', limit - 1) + 1
  if (end > start) return end
  return text.indexOf('\n', limit) + 1 || text.length
}
