import { rearrangeLines } from './lines.ts'
import { PlainWindow, stride, windowLength } from './plain-window.ts'

const decoder = new TextDecoder()

/** The lines from last to first. A final line break stays final. */
export function reverseLines(text: string): string {
  if (text.includes('\r')) return rearrangeLines(text, (lines) => lines.toReversed())
  const end = text.lastIndexOf('\n') + 1
  const last = text.slice(end)
  const parts = new Reversal(end).partsOf(text, end)
  if (last === '') return parts.join('')
  if (end === 0) return text
  parts.unshift(last, '\n')
  return parts.join('').slice(0, -1)
}

/**
 * A string for every line would take longer to make than the rest: plain text is turned round as bytes. They become one
 * string in the end, since many small ones would be moved about by the garbage collector and copied when they are joined.
 */
class Reversal {
  readonly #window = new PlainWindow()
  readonly #starts = new Int32Array(windowLength + 1)
  readonly #to: DataView<ArrayBuffer>
  #written = 0
  readonly #parts: string[] = []

  constructor(length: number) {
    this.#to = new DataView(new ArrayBuffer(length + stride))
  }

  /** Stretches of the lines up to here, each of which ends with its break, from the last to the first. */
  partsOf(text: string, end: number): string[] {
    for (let stop = end, start = end; stop > 0; stop = start) {
      start = windowStart(text, stop)
      const lines = text.slice(start, stop)
      if (lines.length <= windowLength && this.#window.read(lines)) this.#reversePlain(lines)
      else this.#reverseOther(lines)
    }
    this.#finishPart()
    return this.#parts
  }

  #reversePlain(lines: string): void {
    const starts = this.#starts
    const to = this.#to
    let written = this.#written
    for (let line = findStarts(lines, starts) - 1; line >= 0; line -= 1) {
      const start = starts[line] as number
      const length = (starts[line + 1] as number) - start
      this.#window.copy(start, length, to, written)
      written += length
    }
    this.#written = written
  }

  #reverseOther(lines: string): void {
    this.#finishPart()
    this.#parts.push(`${lines.slice(0, -1).split('\n').reverse().join('\n')}\n`)
  }

  #finishPart(): void {
    this.#parts.push(decoder.decode(new Uint8Array(this.#to.buffer, 0, this.#written)))
    this.#written = 0
  }
}

/** The first place in reach where a line starts, or the start of a line that is longer. */
function windowStart(text: string, stop: number): number {
  if (stop <= windowLength) return 0
  const first = text.indexOf('\n', stop - windowLength - 1) + 1
  return first < stop ? first : text.lastIndexOf('\n', stop - 2) + 1
}

/** Where each line starts, and behind them where the last one ends. Tells how many lines there are. */
function findStarts(lines: string, starts: Int32Array): number {
  let count = 0
  starts[0] = 0
  for (let at = lines.indexOf('\n'); at >= 0; at = lines.indexOf('\n', at + 1)) {
    count += 1
    starts[count] = at + 1
  }
  return count
}
