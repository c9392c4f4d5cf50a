import { sentenceEnd } from './word-sequence.ts'

/** A table of more would not stay near the processor, and every look at it would wait for the memory. */
const usuallyAtOnce = 1 << 17

/**
 * How often each phrase of so many words comes up, at the place where it first does; 0 elsewhere. No phrase goes over
 * the end of a sentence, or begins or ends with a word left out.
 */
export function countPhrases(
  numbers: Int32Array,
  length: number,
  isLeftOut: Uint8Array,
  mostAtOnce = usuallyAtOnce,
): Int32Array {
  const counts = new Int32Array(numbers.length)
  const table = new PhraseTable(numbers, length, Math.min(numbers.length, mostAtOnce))
  for (const places of partPhrases(numbers, length, isLeftOut, mostAtOnce)) {
    table.clear()
    // Not `for … of`, which takes ten times as long over these.
    const end = places.length
    for (let i = 0; i < end; i++) {
      const place = places[i] as number
      const first = table.firstPlace(place, hashAt(numbers, place, length))
      counts[first] = (counts[first] as number) + 1
    }
  }
  return counts
}

/** The places of phrases in parts of about so many, in the text's order. All places of a phrase are in one of them. */
function partPhrases(numbers: Int32Array, length: number, isLeftOut: Uint8Array, mostAtOnce: number): Int32Array[] {
  const bits = Math.max(0, Math.ceil(Math.log2(numbers.length / mostAtOnce)))
  const partCount = 2 ** bits
  const places = new Int32Array(numbers.length)
  const parts = new Uint16Array(numbers.length)
  const sizes = new Int32Array(partCount)
  let phrases = 0
  eachPhrase(numbers, length, isLeftOut, (place) => {
    // Bits that the table does not look at.
    const part = bits === 0 ? 0 : hashAt(numbers, place, length) >>> (32 - bits)
    places[phrases] = place
    parts[phrases] = part
    sizes[part] = (sizes[part] as number) + 1
    phrases++
  })
  if (partCount === 1) return [places.subarray(0, phrases)]

  const sorted = Array.from(sizes, (size) => new Int32Array(size))
  const filled = new Int32Array(partCount)
  for (let i = 0; i < phrases; i++) {
    const part = parts[i] as number
    const at = filled[part] as number
    filled[part] = at + 1
    const list = sorted[part] as Int32Array
    list[at] = places[i] as number
  }
  return sorted
}

/** Where phrases begin. One that overlaps itself, as in `ha ha ha`, is visited once, as a search would find it. */
function eachPhrase(
  numbers: Int32Array,
  length: number,
  isLeftOut: Uint8Array,
  visit: (place: number) => void,
): void {
  let words = 0
  /** Whether the phrases before this one were passed over: a bit each, the last one lowest. */
  let passedOver = 0
  for (let end = 0; end < numbers.length; end++) {
    const last = numbers[end] as number
    words = last === sentenceEnd ? 0 : words + 1
    const place = end - length + 1
    passedOver <<= 1
    if (words < length || isLeftOut[last] === 1 || isLeftOut[numbers[place] as number] === 1) continue
    if (overlapsItself(numbers, place, length, passedOver)) passedOver |= 1
    else visit(place)
  }
}

function overlapsItself(numbers: Int32Array, place: number, length: number, passedOver: number): boolean {
  for (let back = 1; back < length; back++) {
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

/** Finds phrases again: a hash table with open addressing. */
class PhraseTable {
  readonly #numbers: Int32Array
  readonly #length: number
  /** Each phrase's place and 1, for 0 is free, and its hash. Their number is a power of two. */
  #slots: Int32Array
  #size = 0

  constructor(numbers: Int32Array, length: number, expected: number) {
    this.#numbers = numbers
    this.#length = length
    // Growing means to find a new slot for everything: most texts never need to.
    this.#slots = new Int32Array(2 * 2 ** Math.ceil(Math.log2(expected + 1)))
  }

  clear(): void {
    this.#slots.fill(0)
    this.#size = 0
  }

  /** Where the phrase at this place came first. */
  firstPlace(place: number, hash: number): number {
    const slots = this.#slots
    let slot = (2 * hash) & (slots.length - 1)
    for (; slots[slot] !== 0; slot = (slot + 2) & (slots.length - 1)) {
      const known = (slots[slot] as number) - 1
      if (slots[slot + 1] === hash && isSame(this.#numbers, known, place, this.#length)) return known
    }
    slots[slot] = place + 1
    slots[slot + 1] = hash
    this.#size++
    if (3 * this.#size > slots.length) this.#grow()
    return place
  }

  #grow(): void {
    const slots = this.#slots
    const grown = new Int32Array(2 * slots.length)
    for (let from = 0; from < slots.length; from += 2) {
      if (slots[from] === 0) continue
      let to = (2 * (slots[from + 1] as number)) & (grown.length - 1)
      while (grown[to] !== 0) to = (to + 2) & (grown.length - 1)
      grown[to] = slots[from] as number
      grown[to + 1] = slots[from + 1] as number
    }
    this.#slots = grown
  }
}
