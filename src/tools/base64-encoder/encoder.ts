import { type AlphabetName, alphabets } from './alphabet.ts'

/**
 * The characters of twelve bits, two of four in one number, so that three bytes take two looks and one writing instead of
 * four of each. Written as bytes, since how those lie in a number is the machine's affair.
 */
function createPairs(name: AlphabetName, place: 0 | 2): Int32Array {
  const characters = new TextEncoder().encode(alphabets[name])
  const bytes = new Uint8Array(4 * 64 * 64)
  for (let bits = 0; bits < 64 * 64; bits += 1) {
    bytes[4 * bits + place] = characters[bits >> 6] as number
    bytes[4 * bits + place + 1] = characters[bits & 63] as number
  }
  return new Int32Array(bytes.buffer)
}

const equalsSign = 0x3d

/** Room for what so many bytes become together with those that are left over from before. */
export function roomFor(bytes: number): Int32Array {
  return new Int32Array(Math.ceil((bytes + 2) / 3))
}

/** Bytes to Base64, as ASCII. */
export class Base64Encoder {
  readonly #firstPairs: Int32Array
  readonly #lastPairs: Int32Array
  readonly #padding: number
  /** The last one or two bytes, until three are there. */
  readonly #loose = new Uint8Array(3)
  #looseCount = 0

  constructor(alphabet: AlphabetName) {
    this.#firstPairs = createPairs(alphabet, 0)
    this.#lastPairs = createPairs(alphabet, 2)
    // Who writes for addresses leaves the padding out: = has a meaning there.
    this.#padding = alphabet === 'standard' ? equalsSign : 0
  }

  /** What is given lies in `room`: whoever has no use for it afterwards may hand the same in again. */
  add(chunk: Uint8Array, room = roomFor(chunk.length)): Uint8Array {
    let at = 0
    let written = 0
    if (this.#looseCount > 0) {
      while (this.#looseCount < 3 && at < chunk.length) this.#keep(chunk[at++] as number)
      if (this.#looseCount < 3) return new Uint8Array()
      written = this.#encode(this.#loose, 0, room, 0)
      this.#looseCount = 0
    }
    written = this.#encode(chunk, at, room, written)
    for (at += 3 * Math.floor((chunk.length - at) / 3); at < chunk.length; at += 1) this.#keep(chunk[at] as number)
    return new Uint8Array(room.buffer, 0, 4 * written)
  }

  finish(): Uint8Array {
    if (this.#looseCount === 0) return new Uint8Array()
    const missing = 3 - this.#looseCount
    this.#loose.fill(0, this.#looseCount)
    const room = roomFor(0)
    this.#encode(this.#loose, 0, room, 0)
    const encoded = new Uint8Array(room.buffer)
    if (this.#padding === 0) return encoded.subarray(0, 4 - missing)
    return encoded.fill(this.#padding, 4 - missing)
  }

  #keep(byte: number): void {
    this.#loose[this.#looseCount] = byte
    this.#looseCount += 1
  }

  /** Three bytes at a time, as long as there are three. Tells up to where the room is filled. */
  #encode(bytes: Uint8Array, start: number, room: Int32Array, from: number): number {
    const firstPairs = this.#firstPairs
    const lastPairs = this.#lastPairs
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    let at = start
    let to = from
    // Four in one look, of which the last is left for the next: a third faster than three looks.
    for (const end = bytes.length - 3; at < end; at += 3, to += 1) {
      const bits = view.getUint32(at)
      room[to] = (firstPairs[bits >>> 20] as number) | (lastPairs[(bits >>> 8) & 0xfff] as number)
    }
    if (at === bytes.length - 3) {
      const bits = (view.getUint16(at) << 8) | view.getUint8(at + 2)
      room[to] = (firstPairs[bits >> 12] as number) | (lastPairs[bits & 0xfff] as number)
      to += 1
    }
    return to
  }
}
