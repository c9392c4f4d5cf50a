import { ByteText } from './byte-text.ts'
import { PlainWindow, windowLength } from './plain-window.ts'

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
  readonly #made = new ByteText()
  /** Until a window is not, since looking into each takes longer than it could save. */
  #isPlain = true

  constructor(text: string) {
    this.#text = text
  }

  keep(start: number, end: number): void {
    if (this.#isPlain && end - start <= longStretch && this.#reach(start, end)) this.#copy(start, end)
    else this.#made.addText(this.#text.slice(start, end))
  }

  /** A piece that is ASCII. */
  put(piece: string): void {
    const made = this.#made
    if (!this.#isPlain) {
      made.addText(piece)
      return
    }
    const { length } = piece
    made.makeRoom(length)
    for (let i = 0; i < length; i += 1) made.view.setUint8(made.used + i, piece.charCodeAt(i))
    made.used += length
  }

  /** Hands over all of it, in pieces. */
  take(): string[] {
    return this.#made.take()
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
    const made = this.#made
    made.makeRoom(end - start)
    this.#window.copy(start - this.#windowStart, end - start, made.view, made.used)
    made.used += end - start
  }
}
