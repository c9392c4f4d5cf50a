import { grownTo } from '#core/grown-to.ts'

/** A word is kept and compared up to this length, beyond it only by its hash: a gigabyte without a space must fit. */
export const keptLength = 0x10000

// FNV-1a, unit by unit.
export const firstHash = 0x811c9dc5 | 0
export const hashFactor = 0x01000193

/** Hash, place in the store, length and number: a power of two, so that no slot lies across two cache lines. */
const slotWidth = 4

/** Different words, numbered from 0 in the order in which they first came. */
export class WordTable {
  size = 0
  /**
   * The different words one behind the other, and from `end` on the word at hand: whoever reads a text writes it there,
   * its first `keptLength` units. A string for every word would take several times as long.
   */
  store = new Uint16Array(0)
  end = 0

  // A hash table with open addressing. Its length is a power of two.
  #slots = new Int32Array(slotWidth * 1024)
  #starts = new Int32Array(1024)

  /** Makes sure that so many units find room behind `end`. */
  makeRoom(units: number): void {
    const used = this.end + units
    if (used <= this.store.length) return
    const grown = new Uint16Array(2 * used)
    grown.set(this.store)
    this.store = grown
  }

  /** The number of the word at hand, which has a length above 0; -1 if it is new. */
  find(length: number, hash: number): number {
    const slot = this.#findSlot(length, hash)
    return this.#slots[slot + 2] === 0 ? -1 : (this.#slots[slot + 3] as number)
  }

  /** The same, but a new word is kept and numbered. */
  take(length: number, hash: number): number {
    const slots = this.#slots
    const slot = this.#findSlot(length, hash)
    if (slots[slot + 2] !== 0) return slots[slot + 3] as number
    slots[slot] = hash
    slots[slot + 1] = this.end
    slots[slot + 2] = length
    slots[slot + 3] = this.size
    return this.#keep(length)
  }

  /** Of a word too long to be kept, its beginning. */
  word(number: number): string {
    const end = number + 1 < this.size ? this.#starts[number + 1] : this.end
    return decode(this.store.subarray(this.#starts[number], end))
  }

  /** Where the word at hand is in the table, or where it belongs. */
  #findSlot(length: number, hash: number): number {
    const slots = this.#slots
    let slot = firstSlot(hash, slots.length)
    while (slots[slot + 2] !== 0) {
      if (slots[slot] === hash && slots[slot + 2] === length && this.#isWordAt(slots[slot + 1] as number, length)) break
      slot = nextSlot(slot, slots.length)
    }
    return slot
  }

  #keep(length: number): number {
    if (this.size === this.#starts.length) this.#starts = grownTo(2 * this.size, this.#starts)
    this.#starts[this.size] = this.end
    this.end += Math.min(length, keptLength)
    const number = this.size++
    if (2 * slotWidth * this.size > this.#slots.length) this.#growSlots()
    return number
  }

  #isWordAt(start: number, length: number): boolean {
    const { store, end } = this
    for (let k = 0; k < length && k < keptLength; k++) {
      if (store[start + k] !== store[end + k]) return false
    }
    return true
  }

  #growSlots(): void {
    const slots = this.#slots
    const grown = new Int32Array(2 * slots.length)
    for (let from = 0; from < slots.length; from += slotWidth) {
      if (slots[from + 2] === 0) continue
      let to = firstSlot(slots[from] as number, grown.length)
      while (grown[to + 2] !== 0) to = nextSlot(to, grown.length)
      grown.set(slots.subarray(from, from + slotWidth), to)
    }
    this.#slots = grown
  }
}

// Few enough to be the arguments of one call in every browser.
const decodedAtOnce = 8192

function decode(units: Uint16Array): string {
  if (units.length <= decodedAtOnce) return String.fromCharCode.apply(null, units as unknown as number[])
  return decode(units.subarray(0, decodedAtOnce)) + decode(units.subarray(decodedAtOnce))
}

function firstSlot(hash: number, length: number): number {
  // The upper bits of the hash are the better mixed ones.
  return Math.imul(hash ^ (hash >>> 15), slotWidth) & (length - slotWidth)
}

function nextSlot(slot: number, length: number): number {
  return (slot + slotWidth) & (length - slotWidth)
}
