import { ByteText } from './byte-text.ts'
import { rearrangeLines } from './lines.ts'
import { PlainWindow, windowLength } from './plain-window.ts'

/** The lines from last to first, in pieces. A final line break stays final. */
export function reverseLines(text: string): string[] {
  if (text.includes('\r')) return [rearrangeLines(text, (lines) => lines.toReversed())]
  const end = text.lastIndexOf('\n') + 1
  if (end === 0) return [text]
  const reversed = new Reversal()
  if (end === text.length) return reversed.takeLines(text, end)
  reversed.addLine(text.slice(end))
  const pieces = reversed.takeLines(text, end)
  return [...pieces.slice(0, -1), (pieces.at(-1) as string).slice(0, -1)]
}

/** A string for every line would take longer to make than the rest: plain text is turned round as bytes. */
class Reversal {
  readonly #window = new PlainWindow()
  readonly #starts = new Int32Array(windowLength + 1)
  readonly #reversed = new ByteText()

  addLine(line: string): void {
    this.#reversed.addText(`${line}\n`)
  }

  /** Adds the lines up to here, each of which ends with its break, from the last to the first, and hands over all. */
  takeLines(text: string, end: number): string[] {
    for (let stop = end, start = end; stop > 0; stop = start) {
      start = windowStart(text, stop)
      const lines = text.slice(start, stop)
      if (lines.length <= windowLength && this.#window.read(lines)) this.#reversePlain(lines)
      else this.addLine(lines.slice(0, -1).split('\n').reverse().join('\n'))
    }
    return this.#reversed.take()
  }

  #reversePlain(lines: string): void {
    const reversed = this.#reversed
    reversed.makeRoom(lines.length)
    const starts = this.#starts
    const { view } = reversed
    let { used } = reversed
    for (let line = findStarts(lines, starts) - 1; line >= 0; line -= 1) {
      const start = starts[line] as number
      const length = (starts[line + 1] as number) - start
      this.#window.copy(start, length, view, used)
      used += length
    }
    reversed.used = used
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
