import { byteOf, byteRanks } from './collation.ts'

/** So much is worked on at a time: little enough to stay near the processor. */
const windowLength = 16_384

/** The longest stretch that fits: its last line may still get a break. */
export const longestStretch = windowLength - 1

export const lineFeed = 0x0a

/** What a line is, and each character by itself: a line is as little as the least of its characters. */
export const unranked = 0
export const ranked = 1
/** All of it is ASCII and has ranks, so that its bytes are the line itself. */
export const plain = 2

const byteKinds = byteRanks.map((rank, byte) => (rank === 0 ? unranked : byte < 0x80 ? plain : ranked))

const encoder = new TextEncoder()

/** A few whole lines as bytes, see `byteOf`. The next ones are taken in to the same place, which needs no new memory. */
export class LineWindow {
  view!: DataView<ArrayBuffer>
  bytes!: Uint8Array
  /** The same bytes, four at a time. */
  #words!: Int32Array<ArrayBuffer>
  /** Where each line ends, behind its break. */
  readonly ends = new Int32Array(windowLength)
  readonly kinds = new Uint8Array(windowLength)
  /** Whether the last lines were, since then the next are likely to be. */
  #isAscii = true

  constructor() {
    this.#makeRoom(windowLength)
  }

  /** Takes in the lines of this stretch, gives the last a break if it has none, and tells how many there are. */
  read(text: string, start: number, end: number): number {
    let length = end - start
    if (length >= this.bytes.length) this.#makeRoom(length + 1)
    const { bytes } = this
    // By far the fastest for ASCII, and in vain for anything else: that takes more bytes.
    if (this.#isAscii) this.#isAscii = encoder.encodeInto(text.slice(start, end), bytes.subarray(0, length)).read === length
    if (!this.#isAscii) this.#isAscii = this.#readUnits(text, start, end)
    if (bytes[length - 1] !== lineFeed) {
      bytes[length] = lineFeed
      length += 1
    }
    return this.#findLines(length)
  }

  #makeRoom(length: number): void {
    this.#words = new Int32Array(Math.ceil(length / 4))
    this.bytes = new Uint8Array(this.#words.buffer)
    this.view = new DataView(this.#words.buffer)
  }

  /** Takes in any text, and tells whether it was ASCII. A slice of it would have to ask the whole text for each unit. */
  #readUnits(text: string, start: number, end: number): boolean {
    const { bytes } = this
    let bits = 0
    for (let at = start; at < end; at += 1) {
      const code = text.charCodeAt(at)
      bits |= code
      bytes[at - start] = byteOf[code] as number
    }
    return bits < 0x80
  }

  #findLines(length: number): number {
    const { bytes, ends, kinds } = this
    const words = this.#words
    const wordCount = Math.ceil(length / 4)
    let count = 0
    let kind = plain
    for (let word = 0; word < wordCount; word += 1) {
      for (let marks = markSpecial(words[word] as number); marks !== 0; marks &= marks - 1) {
        const at = 4 * word + firstMarked(marks)
        const byte = bytes[at] as number
        if (at >= length) break
        if (byte === lineFeed) {
          kinds[count] = kind
          ends[count] = at + 1
          count += 1
          kind = plain
        } else {
          kind = Math.min(kind, byteKinds[byte] as number)
        }
      }
    }
    return count
  }
}

/**
 * Marks which of four bytes are not from 20 to 7E, each by its highest bit. Asked of all at once, which is twice as fast
 * as one by one. Above a byte that is marked, another may be for nothing.
 */
function markSpecial(word: number): number {
  return (((word - 0x20202020) & ~word) | (word + 0x01010101)) & 0x80808080
}

/** The first is the lowest, as in the memory of every processor that has a browser. */
function firstMarked(marks: number): number {
  return (31 - Math.clz32(marks & -marks)) >> 3
}
