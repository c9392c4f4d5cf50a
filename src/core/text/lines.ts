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
