import { grownTo } from '#core/grown-to.ts'
import { sentenceEnd } from './word-sequence.ts'

/** A table of more would not stay near the processor, and every look at it would wait for the memory. */
const usuallyAtOnce = 1 << 16

/** Phrases that come up at least twice, in the text's order. */
export interface Repeated {
  /** Where each first comes up. */
  readonly places: Int32Array
  readonly counts: Int32Array
}

/**
 * Finds the phrases of so many words that come up again. None goes over the end of a sentence, or begins or ends with a
 * word left out.
 */
export function countPhrases(
  numbers: Int32Array,
  length: number,
  isLeftOut: Uint8Array,
  mostAtOnce = usuallyAtOnce,
): Repeated {
  // As much as there could be. What is not needed is never touched, so it takes no memory.
  const room = new Int32Array(numbers.length)
  const places = room.subarray(0, collectPhrases(numbers, length, isLeftOut, room))
  const table = new PhraseTable(numbers, length, Math.min(places.length, mostAtOnce))
  for (const part of partPhrases(numbers, length, places, mostAtOnce)) table.count(part)
  return inOrder(table.repeated, room)
}

/** Writes down where phrases begin, and gives their number. Of one that overlaps itself, as `ha ha ha`, a search finds one. */
function collectPhrases(numbers: Int32Array, length: number, isLeftOut: Uint8Array, places: Int32Array): number {
  const isListed = listedNumbers(isLeftOut)
  const end = numbers.length - length + 1
  let count = 0
  /** Whether the phrases before this one were passed over: a bit each, the last one lowest. */
  let passedOver = 0
  for (let place = 0; place < end; place++) {
    const first = numbers[place] as number
    const last = numbers[place + length - 1] as number
    let fits = (isListed[first + 1] as number) & (isListed[last + 1] as number)
    for (let k = 1; k < length - 1; k++) fits &= Number(numbers[place + k] !== sentenceEnd)
    passedOver <<= 1
    if (first === last && overlapsItself(numbers, place, length, passedOver)) {
      passedOver |= 1
      fits = 0
    }
    // Written down in any case, going on only if it counts: a branch would be guessed wrong every other time.
    places[count] = place
    count += fits
  }
  return count
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
  const ends = new Int32Array(2 ** bits)
  for (let i = 0; i < count; i++) {
    const part = partOf(hashAt(numbers, places[i] as number, length), bits)
    ends[part] = (ends[part] as number) + 1
  }
  const starts = startsOf(ends)
  ends.set(starts)
  const parted = new Int32Array(count)
  // Kept, since to ask for the words of a part would be to wait for memory from all over the text.
  const hashes = new Int32Array(count)
  for (let i = 0; i < count; i++) {
    const hash = hashAt(numbers, places[i] as number, length)
    const part = partOf(hash, bits)
    const at = ends[part] as number
    parted[at] = places[i] as number
    hashes[at] = hash
    ends[part] = at + 1
  }
  return Array.from(starts, (start, part) => ({
    places: parted.subarray(start, ends[part]),
    hashes: hashes.subarray(start, ends[part]),
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

/** The same in the order of places. `room` has a number for every place; whatever stands there is lost. */
function inOrder({ places, counts }: Repeated, room: Int32Array): Repeated {
  room.fill(0)
  for (let i = 0; i < places.length; i++) room[places[i] as number] = counts[i] as number
  let found = 0
  for (let place = 0; found < places.length; place++) {
    if (room[place] === 0) continue
    places[found] = place
    counts[found] = room[place] as number
    found++
  }
  return { places, counts }
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
  /** How often the phrase of each slot came up again. */
  #again: Int32Array
  #size = 0
  #places = new Int32Array(0)
  #counts = new Int32Array(0)
  #found = 0

  constructor(numbers: Int32Array, length: number, expected: number) {
    this.#numbers = numbers
    this.#length = length
    // Growing means to find a new slot for everything: most texts never need to.
    const slotCount = 2 * 2 ** Math.ceil(Math.log2(expected + 1))
    this.#slots = new Int32Array(2 * slotCount)
    this.#again = new Int32Array(slotCount)
  }

  get repeated(): Repeated {
    return { places: this.#places.subarray(0, this.#found), counts: this.#counts.subarray(0, this.#found) }
  }

  /** Counts phrases of which no other part has any. */
  count({ places, hashes }: Part): void {
    // Not `for … of`, which takes ten times as long over these.
    const end = places.length
    for (let i = 0; i < end; i++) this.#add(places[i] as number, hashes[i] as number)
    this.#gather()
    this.#slots.fill(0)
    this.#again.fill(0)
    this.#size = 0
  }

  #add(place: number, hash: number): void {
    const numbers = this.#numbers
    const slots = this.#slots
    const mask = slots.length - 1
    let slot = (2 * hash) & mask
    for (; slots[slot] !== 0; slot = (slot + 2) & mask) {
      if (slots[slot + 1] !== hash || !isSame(numbers, (slots[slot] as number) - 1, place, this.#length)) continue
      this.#again[slot >> 1] = (this.#again[slot >> 1] as number) + 1
      return
    }
    slots[slot] = place + 1
    slots[slot + 1] = hash
    this.#size++
    if (3 * this.#size > slots.length) this.#grow()
  }

  #gather(): void {
    const slots = this.#slots
    const again = this.#again
    const slotCount = again.length
    let repeated = 0
    for (let slot = 0; slot < slotCount; slot++) repeated += Number(again[slot] !== 0)
    if (this.#found + repeated > this.#places.length) {
      this.#places = grownTo(2 * (this.#found + repeated), this.#places)
      this.#counts = grownTo(2 * (this.#found + repeated), this.#counts)
    }
    const places = this.#places
    const counts = this.#counts
    let found = this.#found
    for (let slot = 0; slot < slotCount; slot++) {
      const count = again[slot] as number
      if (count === 0) continue
      places[found] = (slots[2 * slot] as number) - 1
      counts[found] = count + 1
      found++
    }
    this.#found = found
  }

  #grow(): void {
    const slots = this.#slots
    const again = this.#again
    const grown = new Int32Array(2 * slots.length)
    const grownAgain = new Int32Array(2 * again.length)
    for (let from = 0; from < slots.length; from += 2) {
      if (slots[from] === 0) continue
      let to = (2 * (slots[from + 1] as number)) & (grown.length - 1)
      while (grown[to] !== 0) to = (to + 2) & (grown.length - 1)
      grown[to] = slots[from] as number
      grown[to + 1] = slots[from + 1] as number
      grownAgain[to >> 1] = again[from >> 1] as number
    }
    this.#slots = grown
    this.#again = grownAgain
  }
}
