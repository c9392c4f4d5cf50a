/** Counts the lines of a text that comes in chunks: an empty one has none, any other its line breaks and one. */
export class LineCounter {
  count = 0
  #afterCarriageReturn = false

  add(text: string): void {
    if (text === '') return
    if (this.count === 0) this.count = 1
    this.count += countBreaks(text)
    // The two halves of one break were counted on either side of the seam.
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

/** The text's first kind of line break. */
export function lineBreakOf(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? '\n'
}

/** The lines, and the text's first kind of line break to join them with. */
export function splitLines(text: string): { lines: string[]; lineBreak: string } {
  const lineBreak = lineBreakOf(text)
  if (text === '') return { lines: [], lineBreak }
  // Splitting at a plain string is several times faster than at a pattern, and nearly every text has one kind of break.
  return { lines: text.includes('\r') ? text.split(/\r\n|\n|\r/) : text.split('\n'), lineBreak }
}

/** Goes through a text line by line. A list of them all may take more memory than the text. */
export class LineReader {
  readonly #text: string
  #start = 0

  constructor(text: string) {
    this.#text = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  }

  /** The next line without its break, or nothing behind the last. An empty text has none. */
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

/** Where a chunk of whole lines ends that is no longer than this, or else a single line that is. */
export function endOfLines(text: string, start: number, longest: number): number {
  const limit = start + longest
  if (limit >= text.length) return text.length
  const end = text.lastIndexOf('\n', limit - 1) + 1
  if (end > start) return end
  return text.indexOf('\n', limit) + 1 || text.length
}

/** Rearranges the lines of a text. A final line break does not begin another line and stays at the end. */
export function rearrangeLines(text: string, rearrange: (lines: readonly string[]) => string[]): string {
  const { lines, lineBreak } = splitLines(text)
  const hasFinalBreak = lines.length > 1 && lines.at(-1) === ''
  if (hasFinalBreak) lines.pop()
  const rearranged = rearrange(lines)
  // Added before joining: adding the line break afterwards would copy the whole text.
  if (hasFinalBreak) rearranged.push('')
  return rearranged.join(lineBreak)
}
