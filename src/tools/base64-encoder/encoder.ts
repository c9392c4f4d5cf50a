import { joinBytes } from '#core/byte-chunks.ts'
import { type AlphabetName, alphabets } from './alphabet.ts'

/** The characters of twelve bits, two in one number, so that three bytes take two looks instead of four. */
function createPairs(name: AlphabetName): Uint16Array {
  const characters = new TextEncoder().encode(alphabets[name])
  const bytes = new Uint8Array(2 * 64 * 64)
  for (let bits = 0; bits < 64 * 64; bits += 1) {
    bytes[2 * bits] = characters[bits >> 6] as number
    bytes[2 * bits + 1] = characters[bits & 63] as number
  }
  return new Uint16Array(bytes.buffer)
}

const equalsSign = 0x3d

/** Bytes to Base64, as ASCII. */
export class Base64Encoder {
  readonly #pairs: Uint16Array
  readonly #padding: number
  /** The last one or two bytes, until three are there. */
  #loose: Uint8Array = new Uint8Array()

  constructor(alphabet: AlphabetName) {
    this.#pairs = createPairs(alphabet)
    // Who writes for addresses leaves the padding out: = has a meaning there.
    this.#padding = alphabet === 'standard' ? equalsSign : 0
  }

  add(chunk: Uint8Array): Uint8Array {
    const bytes = this.#loose.length > 0 ? joinBytes([this.#loose, chunk]) : chunk
    const end = bytes.length - (bytes.length % 3)
    this.#loose = bytes.slice(end)
    return this.#encode(bytes, end)
  }

  finish(): Uint8Array {
    const missing = this.#loose.length === 0 ? 0 : 3 - this.#loose.length
    if (missing === 0) return new Uint8Array()
    const last = new Uint8Array(3)
    last.set(this.#loose)
    const encoded = this.#encode(last, 3)
    if (this.#padding === 0) return encoded.subarray(0, 4 - missing)
    return encoded.fill(this.#padding, 4 - missing)
  }

  #encode(bytes: Uint8Array, end: number): Uint8Array {
    const pairs = this.#pairs
    const encoded = new Uint16Array((end / 3) * 2)
    for (let at = 0, to = 0; at < end; at += 3, to += 2) {
      const bits = ((bytes[at] as number) << 16) | ((bytes[at + 1] as number) << 8) | (bytes[at + 2] as number)
      encoded[to] = pairs[bits >> 12] as number
      encoded[to + 1] = pairs[bits & 0xfff] as number
    }
    return new Uint8Array(encoded.buffer)
  }
}
