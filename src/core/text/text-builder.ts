import { LongText } from './long-text.ts'

// Few enough to be the arguments of one call in every browser.
export const chunkLength = 8192

const narrowDecoder = new TextDecoder('windows-1252')
const wideDecoder = new TextDecoder('utf-16le', { fatal: true, ignoreBOM: true })
const bytes = new Uint8Array(chunkLength)

/** Up to a chunk of UTF-16 units as text. Half a surrogate pair stays what it is. */
export function textOfUnits(units: Uint16Array): string {
  // Decoders are several times faster than fromCharCode, and what fits into bytes stays half as large.
  if (fitsBytes(units)) {
    bytes.set(units)
    return narrowDecoder.decode(bytes.subarray(0, units.length))
  }
  try {
    return wideDecoder.decode(new Uint8Array(units.buffer, units.byteOffset, units.byteLength))
  } catch {
    return String.fromCharCode.apply(null, units as unknown as number[])
  }
}

/** Whether each unit is a byte, and one that the decoder takes for itself: from 80 to 9F it knows other characters. */
function fitsBytes(units: Uint16Array): boolean {
  let bits = 0
  // Counted down, since `for … of` takes ten times as long over these.
  for (let at = units.length; at > 0; at -= 1) bits |= units[at - 1] as number
  if (bits < 0x80 || bits > 0xff) return bits < 0x80
  for (let at = units.length; at > 0; at -= 1) {
    if (((units[at - 1] as number) & 0xe0) === 0x80) return false
  }
  return true
}

/**
 * Gathers a long text from units and from ranges of another. Strings added to each other would leave a rope of
 * millions of pieces to untangle; here an ordinary word never becomes a string of its own.
 */
export class TextBuilder {
  protected readonly chunk = new Uint16Array(chunkLength)
  protected used = 0
  readonly #done = new LongText()

  addUnit(unit: number): void {
    if (this.used === chunkLength) this.#flush()
    this.chunk[this.used] = unit
    this.used += 1
  }

  add(text: string, start = 0, end = text.length): void {
    if (!this.reserve(end - start)) {
      this.#flush()
      this.#done.add(text.slice(start, end))
      return
    }
    const { chunk } = this
    let { used } = this
    for (let at = start; at < end; at += 1) {
      chunk[used] = text.charCodeAt(at)
      used += 1
    }
    this.used = used
  }

  /** The same from its end to its start, unit by unit. */
  addBackwards(text: string, start: number, end: number): void {
    let at = end
    while (at > start) {
      if (this.used === chunkLength) this.#flush()
      const stop = Math.max(start, at - (chunkLength - this.used))
      const { chunk } = this
      let { used } = this
      while (at > stop) {
        at -= 1
        chunk[used] = text.charCodeAt(at)
        used += 1
      }
      this.used = used
    }
  }

  /** Hands over the text in pieces. */
  take(): string[] {
    this.#flush()
    return this.#done.take()
  }

  /** Makes room for so many units, if a chunk has room for them at all. */
  protected reserve(length: number): boolean {
    if (length > chunkLength) return false
    if (length > chunkLength - this.used) this.#flush()
    return true
  }

  #flush(): void {
    this.#done.add(textOfUnits(this.chunk.subarray(0, this.used)))
    this.used = 0
  }
}
