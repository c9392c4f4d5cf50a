import { mostFrequent } from '#core/text/most-frequent.ts'

const lineFeed = 0x0a

/** Lines are stored in blocks of this length; a longer line gets its own block. */
const blockLength = 2 ** 22

/** A position in the store is `block * blockStride + offset`, which a double represents exactly. */
const blockStride = 2 ** 32

/** In bytes. Listed lines are shortened to this length. */
const maxListedLength = 100_000

/**
 * A set of lines that counts how often each line is repeated. Lines are UTF-8 bytes that end with a line feed.
 *
 * This is not a `Set` of strings, because a `Set` holds at most 16.7 million items, and a file of 1 GB can have more
 * lines. It is a hash table with open addressing, and needs about 20 bytes per line in addition to the line itself.
 */
export class KeySet {
  readonly #blocks: Uint8Array[] = []
  #usedInBlock = 0
  /** Number of distinct lines. They are numbered from 0. */
  #size = 0
  #positions = new Float64Array(1024)
  #repeats = new Int32Array(1024)
  /** The number of a line plus 1; 0 in a free slot. The length is a power of two. */
  #slots = new Uint32Array(2048)
  /** For a line that is not compared as it was written: the position of its first repetition as written. */
  readonly #spellings = new Map<number, number>()

  /**
   * Adds the line between two offsets, including its line feed. If the set already contains an equal line, returns the
   * number of that line.
   */
  add(bytes: Uint8Array, start: number, end: number): number | undefined {
    const slot = this.#findSlot(bytes, start)
    const known = this.#slots[slot] as number
    if (known > 0) {
      this.#repeats[known - 1] = (this.#repeats[known - 1] as number) + 1
      return known - 1
    }
    if (this.#size === this.#positions.length) this.#grow()
    this.#positions[this.#size] = this.#store(bytes.subarray(start, end))
    this.#size += 1
    this.#slots[slot] = this.#size
    if (4 * this.#size > 3 * this.#slots.length) this.#rehash()
    return undefined
  }

  repeatsOf(line: number): number {
    return this.#repeats[line] as number
  }

  /** Sets the text that `listRepeated` returns for this line. */
  setSpelling(line: number, bytes: Uint8Array): void {
    this.#spellings.set(line, this.#store(bytes))
  }

  /** Returns the most frequently repeated lines. */
  listRepeated(limit: number): { line: string; count: number }[] {
    return mostFrequent(this.#repeats.subarray(0, this.#size), limit).map((line) => ({
      line: this.#textAt(this.#spellings.get(line) ?? (this.#positions[line] as number)),
      count: this.repeatsOf(line),
    }))
  }

  #findSlot(bytes: Uint8Array, start: number): number {
    const last = this.#slots.length - 1
    let slot = hashOf(bytes, start) & last
    for (;;) {
      const line = this.#slots[slot] as number
      if (line === 0 || this.#isEqual(line - 1, bytes, start)) return slot
      slot = (slot + 1) & last
    }
  }

  #isEqual(line: number, bytes: Uint8Array, start: number): boolean {
    const { block, offset } = this.#locate(this.#positions[line] as number)
    let i = 0
    while (block[offset + i] === bytes[start + i]) {
      if (bytes[start + i] === lineFeed) return true
      i += 1
    }
    return false
  }

  #locate(position: number): { block: Uint8Array; offset: number } {
    const index = Math.floor(position / blockStride)
    return { block: this.#blocks[index] as Uint8Array, offset: position - index * blockStride }
  }

  #store(line: Uint8Array): number {
    const { length } = line
    if (this.#blocks.length === 0 || this.#usedInBlock + length > blockLength) {
      this.#blocks.push(new Uint8Array(Math.max(blockLength, length)))
      this.#usedInBlock = 0
    }
    const offset = this.#usedInBlock
    this.#usedInBlock += length
    this.#blocks.at(-1)?.set(line, offset)
    return (this.#blocks.length - 1) * blockStride + offset
  }

  #grow(): void {
    const positions = new Float64Array(2 * this.#size)
    positions.set(this.#positions)
    this.#positions = positions
    const repeats = new Int32Array(2 * this.#size)
    repeats.set(this.#repeats)
    this.#repeats = repeats
  }

  #rehash(): void {
    this.#slots = new Uint32Array(2 * this.#slots.length)
    for (let line = 0; line < this.#size; line += 1) {
      const { block, offset } = this.#locate(this.#positions[line] as number)
      let slot = hashOf(block, offset) & (this.#slots.length - 1)
      while (this.#slots[slot] !== 0) slot = (slot + 1) & (this.#slots.length - 1)
      this.#slots[slot] = line + 1
    }
  }

  #textAt(position: number): string {
    const { block, offset } = this.#locate(position)
    const line = block.subarray(offset, block.indexOf(lineFeed, offset))
    // Decoded in stream mode, so that an incomplete character at the end is left out.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(line.subarray(0, maxListedLength), {
      stream: true,
    })
    return line.length > maxListedLength ? `${text}…` : text
  }
}

/**
 * Returns the hash of the line that starts here: FNV-1a over the bytes up to the line feed, with a final mixing step.
 */
function hashOf(bytes: Uint8Array, start: number): number {
  let hash = 0x811c9dc5
  for (let i = start; bytes[i] !== lineFeed; i += 1) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193)
  return hash ^ (hash >>> 15)
}
