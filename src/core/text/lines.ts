/** Counts the lines of a text that comes in pieces: an empty one has none, any other its line breaks and one. */
export class LineCounter {
  count = 0
  #afterReturn = false

  add(text: string): void {
    if (text === '') return
    if (this.count === 0) this.count = 1
    this.count += countBreaks(text)
    // The two halves of one break were counted on either side of the seam.
    if (this.#afterReturn && text.startsWith('\n')) this.count--
    this.#afterReturn = text.endsWith('\r')
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

/** The text's first kind of line break, which its result keeps. */
export function firstLineBreak(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? '\n'
}

/** The lines, and the text's first kind of line break to join them with. */
export function splitLines(text: string): { lines: string[]; lineBreak: string } {
  const lineBreak = firstLineBreak(text)
  if (text === '') return { lines: [], lineBreak }
  // Splitting at a plain string is several times faster than at a pattern, and nearly every text has one kind of break.
  return { lines: text.includes('\r') ? text.split(/\r\n|\n|\r/) : text.split('\n'), lineBreak }
}

/**
 * Where each line begins and ends, and where the next one begins, without making strings of them. Like `countLines` and
 * `splitLines` it sees an empty line after a final break.
 */
export function eachLine(text: string, visit: (start: number, end: number, next: number) => void): void {
  if (text === '') return
  let feed = -1
  let carriage = -1
  for (let start = 0, next = 0; ; start = next) {
    if (feed < start) feed = find(text, '\n', start)
    if (carriage < start) carriage = find(text, '\r', start)
    const end = Math.min(feed, carriage)
    next = Math.min(text.length, text.startsWith('\r\n', end) ? end + 2 : end + 1)
    visit(start, end, next)
    if (end === text.length) return
  }
}

function find(text: string, unit: string, from: number): number {
  const found = text.indexOf(unit, from)
  return found < 0 ? text.length : found
}
