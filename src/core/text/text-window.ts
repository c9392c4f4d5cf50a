import { isHighSurrogate } from './surrogates.ts'

/** Small enough to stay in the fastest memory, long enough that filling it is rarely asked for. */
export const windowLength = 4096

const encoder = new TextEncoder()

/**
 * A stretch of a long text as numbers, for those who look at every unit: asking an array is several times faster than
 * asking a string. Scanners that go through the same text together share one.
 */
export class TextWindow {
  /** Units of the text from `start` to `end`. */
  readonly units = new Uint16Array(windowLength)
  start = 0
  end = 0
  isAscii = true
  readonly #bytes = new Uint8Array(windowLength)
  /** Where all is ASCII: two units in a number, as the machine reads them. Behind a last odd one stands a space. */
  readonly pairs = new Uint16Array(this.#bytes.buffer)
  #text = ''

  /** Moves to this place of a text unless it is in sight. */
  show(text: string, place: number): void {
    if (place >= this.start && place < this.end && text === this.#text) return
    this.#text = text
    this.start = place
    this.end = endOfWindow(text, place)
    const length = this.end - place
    // Texts are of a kind: where one was beyond ASCII, it most likely still is.
    this.isAscii = this.isAscii ? this.#readAscii(text, place, length) : this.#readUnits(text, place, length)
  }

  /** Whether all is ASCII, which the platform reads many times faster than a loop: it takes a byte a unit. */
  #readAscii(text: string, place: number, length: number): boolean {
    const { read, written } = encoder.encodeInto(text.slice(place, this.end), this.#bytes)
    if (read < length || written > length) return this.#readUnits(text, place, length)
    this.units.set(length === windowLength ? this.#bytes : this.#bytes.subarray(0, length))
    if (length % 2 === 1) this.#bytes[length] = 0x20
    return true
  }

  /** The same unit by unit. */
  #readUnits(text: string, place: number, length: number): boolean {
    if (copyUnits(text, place, this.units, length) > 0x7f) return false
    this.#bytes.set(this.units)
    if (length % 2 === 1) this.#bytes[length] = 0x20
    return true
  }
}

/** All bits that come up in them. */
function copyUnits(text: string, from: number, units: Uint16Array, length: number): number {
  let bits = 0
  for (let i = 0; i < length; i++) {
    const unit = text.charCodeAt(from + i)
    units[i] = unit
    bits |= unit
  }
  return bits
}

/** Never inside a surrogate pair. */
function endOfWindow(text: string, start: number): number {
  const end = Math.min(text.length, start + windowLength)
  return end < text.length && isHighSurrogate(text.charCodeAt(end - 1)) ? end - 1 : end
}
