import { capitalCasing, type Casing, findFirstLetterOrDigit, lowerCasing } from './casing.ts'

// Few enough to be the arguments of one call in every browser.
const chunkLength = 8192

const decoder = new TextDecoder()

/**
 * Gathers a long text from ranges of another, cased on the way. Strings added to each other would leave a rope of
 * millions of pieces to untangle; here an ordinary word never becomes a string of its own.
 */
export class TextBuilder {
  readonly #chunk = new Uint16Array(chunkLength)
  readonly #bytes = new Uint8Array(chunkLength)
  readonly #parts: string[] = []
  #used = 0
  /** Every bit that some unit of the chunk has. */
  #bits = 0

  addUnit(unit: number): void {
    if (this.#used === chunkLength) this.#flush()
    this.#chunk[this.#used] = unit
    this.#used += 1
    this.#bits |= unit
  }

  add(text: string, start = 0, end = text.length): void {
    for (let at = start; at < end; at += 1) this.addUnit(text.charCodeAt(at))
  }

  addCased(text: string, start: number, end: number, casing: Casing): void {
    if (this.#reserve(end - start) && this.#addUnits(text, start, end, casing)) return
    this.add(casing.ofText(text.slice(start, end)))
  }

  addCapitalized(text: string, start: number, end: number): void {
    const first = findFirstLetterOrDigit(text, start, end)
    const rest = Math.min(first + 1, end)
    if (this.#reserve(end - start)) {
      const used = this.#used
      const isAdded =
        this.#addUnits(text, start, first, lowerCasing) &&
        this.#addUnits(text, first, rest, capitalCasing) &&
        this.#addUnits(text, rest, end, lowerCasing)
      if (isAdded) return
      this.#used = used
    }
    this.add(capitalCasing.ofText(text.slice(start, end)))
  }

  #reserve(length: number): boolean {
    if (length > chunkLength) return false
    if (length > chunkLength - this.#used) this.#flush()
    return true
  }

  /** Adds a whole range, or nothing if one of its units cannot be cased by itself. */
  #addUnits(text: string, start: number, end: number, casing: Casing): boolean {
    const chunk = this.#chunk
    let used = this.#used
    let bits = this.#bits
    for (let at = start; at < end; at += 1) {
      const cased = casing.ofUnit(text.charCodeAt(at))
      if (cased === 0) return false
      chunk[used] = cased
      used += 1
      bits |= cased
    }
    this.#used = used
    this.#bits = bits
    return true
  }

  finish(): string {
    this.#flush()
    return this.#parts.join('')
  }

  #flush(): void {
    this.#parts.push(this.#readChunk())
    this.#used = 0
    this.#bits = 0
  }

  #readChunk(): string {
    const units = this.#chunk.subarray(0, this.#used)
    // A decoder is several times faster, but would put a replacement character for half a surrogate pair.
    if (this.#bits > 0x7f) return String.fromCharCode.apply(null, units as unknown as number[])
    this.#bytes.set(units)
    return decoder.decode(this.#bytes.subarray(0, this.#used))
  }
}
