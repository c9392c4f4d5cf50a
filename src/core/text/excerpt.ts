import { PlainWindow, stride, windowLength } from './plain-window.ts'
import { Splicer } from './splicer.ts'

const decoder = new TextDecoder()

/**
 * Gathers stretches of a text, from front to back, and small pieces between them. The result must not be longer.
 * As long as the text is plain they are gathered as bytes, which costs less than a string for each.
 */
export class Excerpt {
  readonly #text: string
  readonly #window = new PlainWindow()
  #windowStart = 0
  #windowEnd = 0
  readonly #bytes: DataView<ArrayBuffer>
  #written = 0
  /** For all as soon as a window is not plain, since looking into each takes longer than it could save. */
  readonly #rest: Splicer
  #isPlain: boolean

  constructor(text: string) {
    this.#text = text
    this.#rest = new Splicer(text, text.length)
    this.#isPlain = this.#window.read(text.slice(0, windowLength))
    this.#windowEnd = Math.min(windowLength, text.length)
    this.#bytes = new DataView(new ArrayBuffer(this.#isPlain ? text.length + stride : 0))
  }

  keep(start: number, end: number): void {
    let from = start
    while (this.#isPlain && from < end) {
      if (from >= this.#windowEnd) this.#moveWindow(from)
      else from = this.#keepPlain(from, Math.min(end, this.#windowEnd))
    }
    if (from < end) this.#rest.put(this.#text.slice(from, end))
  }

  #moveWindow(start: number): void {
    const within = this.#text.slice(start, start + windowLength)
    this.#isPlain = this.#window.read(within)
    if (!this.#isPlain) this.#rest.put(this.#decode())
    this.#windowStart = start
    this.#windowEnd = start + within.length
  }

  #keepPlain(start: number, end: number): number {
    this.#window.copy(start - this.#windowStart, end - start, this.#bytes, this.#written)
    this.#written += end - start
    return end
  }

  /** A piece that is ASCII. */
  put(piece: string): void {
    if (!this.#isPlain) {
      this.#rest.put(piece)
      return
    }
    for (let i = 0; i < piece.length; i += 1) this.#bytes.setUint8(this.#written + i, piece.charCodeAt(i))
    this.#written += piece.length
  }

  finish(): string {
    return this.#isPlain ? this.#decode() : this.#rest.take()
  }

  #decode(): string {
    return decoder.decode(new Uint8Array(this.#bytes.buffer, 0, this.#written))
  }
}
