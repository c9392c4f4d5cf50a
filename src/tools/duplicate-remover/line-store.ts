import { InputError } from '#core/input-error.ts'

/** In bytes. Lines lie in blocks, so that room for more is found without copying what is there. */
const blockSize = 2 ** 22
const firstBlockSize = 2 ** 16

/** Places are counted in fours of bytes, and 32 bits reach over 4096 blocks of them. */
const placesPerBlock = blockSize / 4
const mostBlocks = 2 ** 32 / placesPerBlock

/** A line's length, how often it came again, and the place of the first of these as it was written. */
const headerLength = 12

/** Bytes that can be looked at four at a time. */
export interface Bytes {
  readonly bytes: Uint8Array
  readonly words: DataView
}

/** In bytes. A list with lines of many megabytes would take more memory than all the rest, several times over. */
const longestTold = 100_000

interface Block extends Bytes {
  used: number
}

/** Lines as bytes, one behind the other. A place of 0 is no line's. */
export class LineStore {
  readonly #blocks: Block[] = []
  #last = this.#addBlock(firstBlockSize)

  constructor() {
    this.#last.used = 4
  }

  /** Keeps a line, and tells its place. */
  add({ bytes }: Bytes, start: number, end: number): number {
    const length = end - start
    const size = headerLength + ((length + 3) & ~3)
    if (this.#last.used + size > this.#last.bytes.length) this.#last = this.#addBlock(Math.max(size, blockSize))
    const block = this.#last
    const { used } = block
    const place = (this.#blocks.length - 1) * placesPerBlock + used / 4
    block.words.setUint32(used, length, true)
    block.bytes.set(bytes.subarray(start, end), used + headerLength)
    block.used += size
    return place
  }

  isEqual(place: number, { bytes, words }: Bytes, { start, end }: { start: number; end: number }): boolean {
    const block = this.#blockOf(place)
    const offset = offsetOf(place)
    if (block.words.getUint32(offset, true) !== end - start) return false
    const shift = offset + headerLength - start
    let i = start
    while (i + 4 <= end && words.getInt32(i, true) === block.words.getInt32(i + shift, true)) i += 4
    while (i < end && bytes[i] === block.bytes[i + shift]) i++
    return i === end
  }

  /** Counts one more of this line, and tells how often it has come again. */
  countAgain(place: number): number {
    const { words } = this.#blockOf(place)
    const offset = offsetOf(place) + 4
    const count = words.getUint32(offset, true) + 1
    words.setUint32(offset, count, true)
    return count
  }

  countOf(place: number): number {
    return this.#blockOf(place).words.getUint32(offsetOf(place) + 4, true)
  }

  /** Where the first that came again is kept, if it was written differently. */
  setWritten(place: number, written: number): void {
    this.#blockOf(place).words.setUint32(offsetOf(place) + 8, written, true)
  }

  /** The first that came again, as it was written; of a very long one, the beginning. */
  writtenAt(place: number): string {
    const written = this.#blockOf(place).words.getUint32(offsetOf(place) + 8, true)
    return written === 0 ? this.#textAt(place) : this.#textAt(written)
  }

  /** The places of the lines that came again, in the order in which they first came. */
  *repeated(): Generator<number, void, void> {
    for (const [index, { words, used }] of this.#blocks.entries()) {
      for (let offset = index === 0 ? 4 : 0; offset < used; ) {
        if (words.getUint32(offset + 4, true) > 0) yield index * placesPerBlock + offset / 4
        offset += headerLength + ((words.getUint32(offset, true) + 3) & ~3)
      }
    }
  }

  #textAt(place: number): string {
    const { bytes, words } = this.#blockOf(place)
    const offset = offsetOf(place)
    const start = offset + headerLength
    const length = words.getUint32(offset, true)
    const told = bytes.subarray(start, start + Math.min(length, longestTold))
    // As a stream, so that half a character at the end is left out.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(told, { stream: true })
    return length > longestTold ? `${text}…` : text
  }

  #blockOf(place: number): Block {
    return this.#blocks[Math.floor(place / placesPerBlock)] as Block
  }

  #addBlock(size: number): Block {
    if (this.#blocks.length === mostBlocks) throw tooManyLines()
    try {
      const block = { ...viewWords(new Uint8Array(size)), used: 0 }
      this.#blocks.push(block)
      return block
    } catch (error) {
      if (error instanceof RangeError) throw tooManyLines()
      throw error
    }
  }
}

export function viewWords(bytes: Uint8Array): Bytes {
  return { bytes, words: new DataView(bytes.buffer, bytes.byteOffset, bytes.length) }
}

/** The set of lines is all that grows with a file, so this is where memory ends. */
export function tooManyLines(): InputError {
  return new InputError('The different lines of this file need more memory than there is')
}

function offsetOf(place: number): number {
  return (place % placesPerBlock) * 4
}
