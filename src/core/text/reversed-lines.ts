import { rearrangeLines } from './lines.ts'

/** So much is turned round at a time: little enough to stay near the processor. */
const windowLength = 16_384

/** Lines are copied four bytes at a time, so that up to three behind the last one are touched. */
const slack = 3

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The lines from last to first. A final line break stays final. */
export function reverseLines(text: string): string {
  if (text.includes('\r')) return rearrangeLines(text, (lines) => lines.toReversed())
  const end = text.lastIndexOf('\n') + 1
  const last = text.slice(end)
  const parts = new Reversal().partsOf(text, end)
  if (last === '') return parts.join('')
  if (end === 0) return text
  parts.unshift(last, '\n')
  return parts.join('').slice(0, -1)
}

/** A string for every line would take longer to make than the rest: plain text is turned round as bytes. */
class Reversal {
  readonly #from = new DataView(new ArrayBuffer(windowLength + slack))
  readonly #to = new DataView(new ArrayBuffer(windowLength + slack))
  readonly #bytes = new Uint8Array(this.#from.buffer, 0, windowLength)
  readonly #reversed = new Uint8Array(this.#to.buffer)
  readonly #starts = new Int32Array(windowLength + 1)

  /** Stretches of the lines up to here, each of which ends with its break, from the last to the first. */
  partsOf(text: string, end: number): string[] {
    const parts: string[] = []
    for (let start = 0, stop = 0; start < end; start = stop) {
      stop = windowEnd(text, start, end)
      parts.push(this.#reverse(text.slice(start, stop)))
    }
    return parts.reverse()
  }

  #reverse(lines: string): string {
    const isPlain = lines.length <= windowLength && this.#encodePlain(lines)
    if (!isPlain) return `${lines.slice(0, -1).split('\n').reverse().join('\n')}\n`
    const starts = this.#starts
    const from = this.#from
    const to = this.#to
    let written = 0
    for (let line = findStarts(lines, starts) - 1; line >= 0; line -= 1) {
      const start = starts[line] as number
      const length = (starts[line + 1] as number) - start
      for (let at = 0; at < length; at += 4) to.setInt32(written + at, from.getInt32(start + at))
      written += length
    }
    return decoder.decode(this.#reversed.subarray(0, written))
  }

  /** Whether all of it was ASCII: anything else takes more bytes than units, and finds no room. */
  #encodePlain(lines: string): boolean {
    return encoder.encodeInto(lines, this.#bytes.subarray(0, lines.length)).read === lines.length
  }
}

/** The last place in reach where a line ends, or the end of a line that is longer. */
function windowEnd(text: string, start: number, end: number): number {
  if (start + windowLength >= end) return end
  const last = text.lastIndexOf('\n', start + windowLength - 1)
  return (last >= start ? last : text.indexOf('\n', start)) + 1
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
