import { isHighSurrogate } from './surrogates.ts'

/** Small enough to stay in the fastest memory, long enough that filling it is rarely asked for. */
export const windowLength = 4096

const encoder = new TextEncoder()

/**
 * A stretch of a long text as numbers, for those who look at every unit: asking an array is several times faster than
 * asking a string. Scanners that go through the same text together share one.
 */
export class TextWindow {
  text = ''
  start = 0
  end = 0
  /** Whether it is best looked at as bytes, and stands in them: hardly a character of it takes more than one. */
  standsInBytes = true
  /** As UTF-8, in which a unit takes no more than three. */
  readonly bytes = new Uint8Array(3 * windowLength)
  byteLength = 0
  /** The same two by two, as the machine reads them. Behind the last ones spaces make four of them. */
  readonly pairs = new Uint16Array(this.bytes.buffer)
  readonly #units = new Uint16Array(windowLength)
  #hasUnits = false
  // Texts are of a kind: what one stretch was mostly made of, the next one most likely is too.
  #expectsBytes = true

  /** Moves to this place of a text unless it is in sight. */
  show(text: string, place: number): void {
    if (place >= this.start && place < this.end && text === this.text) return
    this.text = text
    this.start = place
    this.end = endOfWindow(text, place)
    this.#hasUnits = false
    this.standsInBytes = this.#expectsBytes && this.#encode()
  }

  /** Copied when first asked for: whoever looks at bytes has no use for them. */
  get units(): Uint16Array {
    if (!this.#hasUnits) this.#expectsBytes = this.#copyUnits()
    this.#hasUnits = true
    return this.#units
  }

  /** Whether that was worth it. The platform encodes many times faster than a loop copies. */
  #encode(): boolean {
    const { written } = encoder.encodeInto(this.text.slice(this.start, this.end), this.bytes)
    this.byteLength = written
    this.bytes.fill(0x20, written, written + 3)
    return written <= 1.25 * (this.end - this.start)
  }

  /** Whether most of it is ASCII. */
  #copyUnits(): boolean {
    const { text, start, end } = this
    const units = this.#units
    const length = end - start
    let others = 0
    for (let i = 0; i < length; i++) {
      const unit = text.charCodeAt(start + i)
      units[i] = unit
      // Without a branch, which would be guessed wrong all the time.
      others += (0x7f - unit) >>> 31
    }
    return others <= length / 8
  }
}

/** Never inside a surrogate pair. */
function endOfWindow(text: string, start: number): number {
  const end = Math.min(text.length, start + windowLength)
  return end < text.length && isHighSurrogate(text.charCodeAt(end - 1)) ? end - 1 : end
}
