import { grownTo } from '#core/grown-to.ts'
import { mostFrequent } from '#core/text/most-frequent.ts'

/** A table of more would not stay near the processor, and every look at it would wait for the memory. */
const usuallyAtOnce = 1 << 16

/** Phrases that come up at least twice. */
export interface Repeated {
  /** Where each first comes up. */
  readonly places: Int32Array
  readonly counts: Int32Array
}

/**
 * Finds the phrases of so many words that come up again, in no order. None goes over the end of a sentence, or begins or
 * ends with a word left out.
 */
export function countPhrases(
  numbers: Int32Array,
  length: number,
  isLeftOut: Uint8Array,
  mostAtOnce = usuallyAtOnce,
): Repeated {
  const places = collectPhrases(numbers, length, isLeftOut)
  const table = new PhraseTable(numbers, length, Math.min(places.length, mostAtOnce))
  for (const part of partPhrases(numbers, length, places, mostAtOnce)) table.count(part)
  return table.repeated
}

/** Up to so many of them, the most frequent first, and equal ones in the text's order. */
export function mostRepeated({ places, counts }: Repeated, limit: number): { place: number; count: number }[] {
  const rarest = mostFrequent(counts, limit).at(-1)
  if (rarest === undefined) return []
  const least = counts[rarest] as number
  // Of those that are equal to the rarest, any may have been among them.
  const candidates: number[] = []
  const end = counts.length
  for (let index = 0; index < end; index++) if ((counts[index] as number) >= least) candidates.push(index)
  candidates.sort((one, other) => (places[one] as number) - (places[other] as number))
  const inOrder = Int32Array.from(candidates, (index) => counts[index] as number)
  return mostFrequent(inOrder, limit).map((at) => ({
    place: places[candidates[at] as number] as number,
    count: inOrder[at] as number,
  }))
}

/** Where phrases begin. Of those that overlap each other and are the same, as `ha ha ha`, a search finds every other. */
function collectPhrases(numbers: Int32Array, length: number, isLeftOut: Uint8Array): Int32Array {
  // As much as there could be. What is not needed is never touched, so it takes no memory.
  const places = new Int32Array(numbers.length)
  const isListed = listedNumbers(isLeftOut)
  const end = numbers.length
  const toLast = length - 1
  let count = 0
  /** Words since the last end of a sentence. */
  let words = 0
  /** Whether the phrases before this one were passed over: a bit each, the last one lowest. */
  let passedOver = 0
  for (let at = 0; at < end; at++) {
    const last = numbers[at] as number
    // 0 at the end of a sentence, which is negative.
    words = (words + 1) & ~(last >> 31)
    if (at < toLast) continue
    const first = numbers[at - toLast] as number
    let fits = (isListed[first + 1] as number) & (isListed[last + 1] as number) & ((toLast - words) >>> 31)
    passedOver <<= 1
    if (first === last && overlapsItself(numbers, at - toLast, length, passedOver)) {
      passedOver |= 1
      fits = 0
    }
    // Written down in any case, going on only if it counts: a branch would be guessed wrong every other time.
    places[count] = at - toLast
    count += fits
  }
  return places.subarray(0, count)
}

/** For each number and 1, so that the end of a sentence is among them, whether a phrase may begin and end with it. */
function listedNumbers(isLeftOut: Uint8Array): Uint8Array {
  const isListed = new Uint8Array(isLeftOut.length + 1)
  for (let number = 0; number < isLeftOut.length; number++) isListed[number + 1] = 1 - (isLeftOut[number] as number)
  return isListed
}

/** Some of the phrases, in the text's order: where each begins and its hash. */
interface Part {
  readonly places: Int32Array
  readonly hashes: Int32Array
}

/** The phrases in parts of about so many. All places of a phrase are in one of them. */
function partPhrases(numbers: Int32Array, length: number, places: Int32Array, mostAtOnce: number): Part[] {
  const count = places.length
  const bits = Math.max(0, Math.ceil(Math.log2(count / mostAtOnce)))
  const hashes = new Int32Array(count)
  const ends = new Int32Array(2 ** bits)
  for (let i = 0; i < count; i++) {
    const hash = hashAt(numbers, places[i] as number, length)
    hashes[i] = hash
    const part = partOf(hash, bits)
    ends[part] = (ends[part] as number) + 1
  }
  if (bits === 0) return [{ places, hashes }]
  const starts = startsOf(ends)
  ends.set(starts)
  const parted = new Int32Array(count)
  // Kept, since to ask for the words of a part would be to wait for memory from all over the text.
  const partedHashes = new Int32Array(count)
  for (let i = 0; i < count; i++) {
    const hash = hashes[i] as number
    const part = partOf(hash, bits)
    const at = ends[part] as number
    parted[at] = places[i] as number
    partedHashes[at] = hash
    ends[part] = at + 1
  }
  return Array.from(starts, (start, part) => ({
    places: parted.subarray(start, ends[part]),
    hashes: partedHashes.subarray(start, ends[part]),
  }))
}

/** By bits that the table does not look at. */
function partOf(hash: number, bits: number): number {
  return bits === 0 ? 0 : hash >>> (32 - bits)
}

function startsOf(sizes: Int32Array): Int32Array {
  let start = 0
  return sizes.map((size) => {
    start += size
    return start - size
  })
}

function overlapsItself(numbers: Int32Array, place: number, length: number, passedOver: number): boolean {
  for (let back = 1; back < length && back <= place; back++) {
    if (((passedOver >> back) & 1) === 0 && isSame(numbers, place, place - back, length)) return true
  }
  return false
}

function isSame(numbers: Int32Array, one: number, other: number, length: number): boolean {
  for (let k = 0; k < length; k++) {
    if (numbers[one + k] !== numbers[other + k]) return false
  }
  return true
}

function hashAt(numbers: Int32Array, place: number, length: number): number {
  let hash = 0
  for (let k = 0; k < length; k++) {
    hash = Math.imul(hash ^ (numbers[place + k] as number), 0x9e3779b1)
    hash ^= hash >>> 15
  }
  return Math.imul(hash, 0x2c1b3c6d) ^ (hash >>> 13)
}

/** Counts phrases: a hash table with open addressing, used for one part after the other. */
class PhraseTable {
  readonly #numbers: Int32Array
  readonly #length: number
  /** Each phrase's place and 1, for 0 is free, and its hash. Their number is a power of two. */
  #slots: Int32Array
  /** For each slot, which of the repeated phrases it has, and 1. */
  #entries: Int32Array
  #size = 0
  #places = new Int32Array(1024)
  #counts = new Int32Array(1024)
  #found = 0

  constructor(numbers: Int32Array, length: number, expected: number) {
    this.#numbers = numbers
    this.#length = length
    // Growing means to find a new slot for everything: most texts never need to.
    const slotCount = 2 * 2 ** Math.ceil(Math.log2(expected + 1))
    this.#slots = new Int32Array(2 * slotCount)
    this.#entries = new Int32Array(slotCount)
  }

  get repeated(): Repeated {
    return { places: this.#places.subarray(0, this.#found), counts: this.#counts.subarray(0, this.#found) }
  }

  /** Counts phrases of which no other part has any. */
  count({ places, hashes }: Part): void {
    // Not `for … of`, which takes ten times as long over these.
    const end = places.length
    for (let i = 0; i < end; i++) this.#add(places[i] as number, hashes[i] as number)
    this.#slots.fill(0)
    this.#entries.fill(0)
    this.#size = 0
  }

  #add(place: number, hash: number): void {
    const numbers = this.#numbers
    const slots = this.#slots
    const mask = slots.length - 1
    let slot = (2 * hash) & mask
    for (; slots[slot] !== 0; slot = (slot + 2) & mask) {
      if (slots[slot + 1] !== hash || !isSame(numbers, (slots[slot] as number) - 1, place, this.#length)) continue
      const entry = this.#entries[slot >> 1] as number
      if (entry === 0) this.#enter(slot)
      else this.#counts[entry - 1] = (this.#counts[entry - 1] as number) + 1
      return
    }
    slots[slot] = place + 1
    slots[slot + 1] = hash
    this.#size++
    if (3 * this.#size > slots.length) this.#grow()
  }

  /** The phrase of a slot has come up again. */
  #enter(slot: number): void {
    const entry = this.#found
    if (entry === this.#places.length) {
      this.#places = grownTo(2 * entry, this.#places)
      this.#counts = grownTo(2 * entry, this.#counts)
    }
    this.#places[entry] = (this.#slots[slot] as number) - 1
    this.#counts[entry] = 2
    this.#found = entry + 1
    this.#entries[slot >> 1] = this.#found
  }

  #grow(): void {
    const slots = this.#slots
    const entries = this.#entries
    const grown = new Int32Array(2 * slots.length)
    const grownEntries = new Int32Array(2 * entries.length)
    for (let from = 0; from < slots.length; from += 2) {
      if (slots[from] === 0) continue
      let to = (2 * (slots[from + 1] as number)) & (grown.length - 1)
      while (grown[to] !== 0) to = (to + 2) & (grown.length - 1)
      grown[to] = slots[from] as number
      grown[to + 1] = slots[from + 1] as number
      grownEntries[to >> 1] = entries[from >> 1] as number
    }
    this.#slots = grown
    this.#entries = grownEntries
  }
}
