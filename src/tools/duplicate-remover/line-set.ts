import { LineHashes } from './line-hashes.ts'
import { type Bytes, type LineStore, tooManyLines } from './line-store.ts'

/** Hash and place of a line. */
const slotWidth = 2

/**
 * A set of lines that grows with a file. What it keeps of each is its bytes and 24 to 35 more. Strings in a `Set` take
 * more, from a heap that is kept small, and 16.7 million of them at most. Hashes alone would take less, but two lines of
 * one hash would be one.
 */
export class LineSet {
  readonly #store: LineStore
  readonly #read = new LineHashes()
  #slots = new Uint32Array(slotWidth * 1024)
  #size = 0
  #known = new Uint32Array(1024)

  constructor(store: LineStore) {
    this.#store = store
  }

  /** For each of these lines, all ended by a feed, the place of the equal one that came before it; 0 if none did. */
  takeLines(text: Bytes): Uint32Array {
    const read = this.#read
    read.read(text)
    const { count, ends, hashes } = read
    if (count > this.#known.length) this.#known = new Uint32Array(2 * count)
    for (let line = 0, start = 0, end = 0; line < count; line++, start = end + 1) {
      end = ends[line] as number
      this.#known[line] = this.#take(text, { start, end, hash: (hashes[line] as number) >>> 0 })
    }
    return this.#known.subarray(0, count)
  }

  #take(text: Bytes, line: { start: number; end: number; hash: number }): number {
    const slots = this.#slots
    const { hash } = line
    let slot = firstSlot(hash, slots.length)
    for (;;) {
      const place = slots[slot + 1] as number
      if (place === 0) break
      if (slots[slot] === hash && this.#store.isEqual(place, text, line)) return place
      slot = nextSlot(slot, slots.length)
    }
    slots[slot] = hash
    slots[slot + 1] = this.#store.add(text, line.start, line.end)
    this.#size += 1
    // Up to three quarters full.
    if (4 * slotWidth * this.#size > 3 * slots.length) this.#slots = wider(slots)
    return 0
  }
}

function wider(slots: Uint32Array): Uint32Array<ArrayBuffer> {
  const wide = roomFor(2 * slots.length)
  for (let from = 0; from < slots.length; from += slotWidth) {
    const place = slots[from + 1] as number
    if (place === 0) continue
    const hash = slots[from] as number
    let to = firstSlot(hash, wide.length)
    while (wide[to + 1] !== 0) to = nextSlot(to, wide.length)
    wide[to] = hash
    wide[to + 1] = place
  }
  return wide
}

function roomFor(length: number): Uint32Array<ArrayBuffer> {
  try {
    return new Uint32Array(length)
  } catch (error) {
    if (error instanceof RangeError) throw tooManyLines()
    throw error
  }
}

function firstSlot(hash: number, length: number): number {
  return Math.imul(hash, slotWidth) & (length - slotWidth)
}

function nextSlot(slot: number, length: number): number {
  return (slot + slotWidth) & (length - slotWidth)
}
