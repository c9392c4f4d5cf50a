import { LongText } from './long-text.ts'
import { PlainWindow, stride, windowLength } from './plain-window.ts'

const decoder = new TextDecoder()

/** So many bytes become text at a time. Shorter texts would be moved about by the garbage collector. */
const chunkLength = 2 ** 18

/** A stretch longer than this is a piece of its own. */
const longStretch = windowLength / 4

/**
 * Gathers stretches of a text, from front to back, and small pieces between them. As long as the text is plain, short
 * ones are gathered as bytes, which costs less than a string for each.
 */
export class Excerpt {
  readonly #text: string
  readonly #window = new PlainWindow()
  #windowStart = 0
  #windowEnd = 0
  /** No more than fits into a window, and used again and again: fresh memory is not to be had for nothing. */
  readonly #bytes = new DataView(new ArrayBuffer(chunkLength + stride))
  #written = 0
  readonly #made = new LongText()
  /** Until a window is not, since looking into each takes longer than it could save. */
  #isPlain = true

  constructor(text: string) {
    this.#text = text
  }

  keep(start: number, end: number): void {
    if (this.#isPlain && end - start <= longStretch && this.#reach(start, end)) this.#copy(start, end)
    else this.#add(this.#text.slice(start, end))
  }

  /** A piece that is ASCII. */
  put(piece: string): void {
    if (!this.#isPlain) {
      this.#made.add(piece)
      return
    }
    const { length } = piece
    this.#makeRoom(length)
    for (let i = 0; i < length; i += 1) this.#bytes.setUint8(this.#written + i, piece.charCodeAt(i))
    this.#written += length
  }

  /** Whether a short stretch is in the window, and that plain. */
  #reach(start: number, end: number): boolean {
    if (end > this.#windowEnd) this.#moveWindow(start)
    return this.#isPlain
  }

  #moveWindow(start: number): void {
    const within = this.#text.slice(start, start + windowLength)
    this.#isPlain = this.#window.read(within)
    this.#windowStart = start
    this.#windowEnd = start + within.length
  }

  #copy(start: number, end: number): void {
    this.#makeRoom(end - start)
    this.#window.copy(start - this.#windowStart, end - start, this.#bytes, this.#written)
    this.#written += end - start
  }

  #makeRoom(length: number): void {
    if (this.#written + length > chunkLength) this.#decode()
  }

  #add(piece: string): void {
    this.#decode()
    this.#made.add(piece)
  }

  #decode(): void {
    if (this.#written === 0) return
    this.#made.add(decoder.decode(new Uint8Array(this.#bytes.buffer, 0, this.#written)))
    this.#written = 0
  }

  /** Hands over all of it, in pieces. */
  take(): string[] {
    this.#decode()
    return this.#made.take()
  }
}
