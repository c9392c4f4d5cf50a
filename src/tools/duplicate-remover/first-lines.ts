import { grownTo } from '#core/grown-to.ts'
import { findFirsts } from '#core/text/firsts.ts'
import { endOfLines } from '#core/text/lines.ts'
import { LineHashes } from './line-hashes.ts'
import { type Bytes, viewWords } from './line-store.ts'

/** In UTF-16 units. So much becomes bytes at a time, in a buffer that is used again. */
const windowLength = 1 << 16

export interface FoundLines {
  /** Where each begins, and behind them where the one after the last would. */
  readonly starts: Int32Array
  /** For each, which is the first that is equal to it, counted from 0. */
  readonly firsts: Int32Array
}

/** Finds equal lines of a text with plain line feeds. */
export function findFirstLines(text: string, mostAtOnce?: number): FoundLines {
  const lines = new HashedLines(text)
  const starts = lines.starts.subarray(0, lines.count + 1)
  const places = { text, starts, ends: starts.subarray(1), behind: 1 }
  return { starts, firsts: findFirsts(lines.hashes.subarray(0, lines.count), places, mostAtOnce) }
}

class HashedLines {
  readonly #text: string
  count = 0
  starts = new Int32Array(1024)
  hashes = new Int32Array(1024)

  /** What follows the last break is a line too, an empty one as well. */
  constructor(text: string) {
    this.#text = text
    const encoder = new LineEncoder()
    const read = new LineHashes()
    let start = 0
    let end = 0
    do {
      start = end
      end = endOfLines(text, start, windowLength)
      const lines = text.slice(start, end)
      const { bytes, areUnits } = encoder.encode(end === text.length ? `${lines}\n` : lines)
      read.read(bytes)
      this.#makeRoom(read.count, end)
      this.hashes.set(read.hashes.subarray(0, read.count), this.count)
      if (areUnits) this.#addStarts(read, start)
      else this.#findStarts(read.count)
    } while (end < text.length)
  }

  /** For so many more lines, up to this place of the text, and for as many as are to be expected behind it. */
  #makeRoom(lines: number, end: number): void {
    const needed = this.count + lines + 1
    if (needed <= this.hashes.length) return
    const expected = Math.ceil(1.2 * needed * (this.#text.length / Math.max(end, 1)))
    this.starts = grownTo(expected, this.starts)
    this.hashes = grownTo(expected, this.hashes)
  }

  #addStarts({ count, ends }: LineHashes, from: number): void {
    const { starts } = this
    const before = this.count + 1
    for (let line = 0; line < count; line++) starts[before + line] = from + (ends[line] as number) + 1
    this.count += count
  }

  /** In the text, since bytes do not tell where they are in it. */
  #findStarts(count: number): void {
    const text = this.#text
    const { starts } = this
    for (const end = this.count + count; this.count < end; ) {
      const feed = text.indexOf('\n', starts[this.count])
      this.count += 1
      starts[this.count] = (feed < 0 ? text.length : feed) + 1
    }
  }
}

class LineEncoder {
  readonly #encoder = new TextEncoder()
  #room = new Uint8Array(3 * windowLength)

  /** The bytes are there until the next text comes. They have one sign for all halves of surrogate pairs. */
  encode(lines: string): { bytes: Bytes; areUnits: boolean } {
    if (3 * lines.length > this.#room.length) this.#room = new Uint8Array(3 * lines.length)
    const { written } = this.#encoder.encodeInto(lines, this.#room)
    return { bytes: viewWords(this.#room.subarray(0, written)), areUnits: written === lines.length }
  }
}
