import { isSpace } from './words.ts'

// What a code unit is to a word. Whatever is none of these counts as a letter and is kept in lower case, as a positive
// number. The table is filled as units come up.
const unknown = 0
const space = -1
const punctuation = -2
const lowSurrogate = -3

const kinds = new Int32Array(0x10000)

// Backtick and acute accent are no punctuation to Unicode, and quotes to many who type.
const isPunctuation = /[\p{P}`´]/u

function learn(code: number): void {
  kinds[code] = kindOf(code)
}

function kindOf(code: number): number {
  const unit = String.fromCharCode(code)
  if (isSpace(code)) return space
  if (isPunctuation.test(unit)) return punctuation
  if (code >= 0xdc00 && code <= 0xdfff) return lowSurrogate
  // The final sigma is another shape, not another letter.
  const lower = unit === 'ς' ? 'σ' : unit.toLowerCase()
  // Zero is taken, and a null character can do with any number that no letter has.
  return (lower.length === 1 ? lower : unit).charCodeAt(0) || 0x10000
}

/** In every script beyond the basic plane, upper and lower case share the first half of the pair. */
function foldLowSurrogate(text: string, i: number): number {
  const codePoint = text.codePointAt(Math.max(0, i - 1)) as number
  return codePoint > 0xffff ? String.fromCodePoint(codePoint).toLowerCase().charCodeAt(1) : text.charCodeAt(i)
}

const sliceLength = 0x10000
/** A word is kept and compared up to this length, beyond it only by its hash: a gigabyte without a space must fit. */
const keptLength = 0x10000
/** Three numbers and a gap: a power of two, so that no slot lies across two cache lines. */
const slotWidth = 4

// FNV-1a, unit by unit.
const firstHash = 0x811c9dc5 | 0
const hashFactor = 0x01000193

/**
 * Counts the words of a text that comes in pieces, and how many different ones there are, ignoring case and the
 * punctuation around them. No piece ends inside a surrogate pair.
 */
export class Vocabulary {
  words = 0
  /** Words of nothing but punctuation, such as a dash. They are no part of `distinct`. */
  bareMarks = 0
  distinct = 0
  /** Punctuation characters around words. */
  trimmed = 0

  // The different words one behind the other, and behind them the word at hand. A string for every word would take
  // several times as long.
  #store = new Uint16Array(0)
  #storeEnd = 0
  // A hash table with open addressing: hash, place in the store and length of each different word. Its length is a power
  // of two.
  #slots = new Int32Array(slotWidth * 1024)

  // The word at hand, without punctuation before it, and how much of it is left without punctuation after it.
  #inWord = false
  #length = 0
  #hash = firstHash
  #coreLength = 0
  #coreHash = 0

  add(text: string): void {
    for (let from = 0; from < text.length; from += sliceLength) {
      this.#addSlice(text, from, Math.min(text.length, from + sliceLength))
    }
  }

  /** The end of the text ends a word too. */
  end(): void {
    if (this.#inWord) this.#closeWord()
  }

  #addSlice(text: string, from: number, to: number): void {
    this.#makeRoom(to - from)
    const store = this.#store
    let i = from
    while (i < to) {
      // Letters follow letters: these few steps are what a long text spends its time on.
      const start = i
      let place = this.#storeEnd + Math.min(this.#length, keptLength)
      let hash = this.#hash
      let kind = unknown
      for (; i < to; i++) {
        kind = kinds[text.charCodeAt(i)] as number
        if (kind <= unknown) break
        store[place++] = kind
        hash = Math.imul(hash ^ kind, hashFactor)
      }
      if (i > start) this.#takeLetters(i - start, hash)
      if (i === to) return
      if (kind === unknown) learn(text.charCodeAt(i))
      else this.#takeOther(text, i++, kind)
    }
  }

  #takeLetters(count: number, hash: number): void {
    this.#inWord = true
    this.#length += count
    this.#hash = hash
    this.#coreLength = this.#length
    this.#coreHash = hash
  }

  #takeOther(text: string, i: number, kind: number): void {
    if (kind === space) {
      if (this.#inWord) this.#closeWord()
      return
    }
    this.#inWord = true
    if (kind === punctuation && this.#length === 0) {
      this.trimmed++
      return
    }
    const unit = kind === lowSurrogate ? foldLowSurrogate(text, i) : text.charCodeAt(i)
    this.#store[this.#storeEnd + Math.min(this.#length, keptLength)] = unit
    this.#hash = Math.imul(this.#hash ^ unit, hashFactor)
    this.#length++
    if (kind === lowSurrogate) this.#takeLetters(0, this.#hash)
  }

  #closeWord(): void {
    this.words++
    this.trimmed += this.#length - this.#coreLength
    if (this.#coreLength === 0) this.bareMarks++
    else this.#learnWord()
    this.#inWord = false
    this.#length = 0
    this.#hash = firstHash
    this.#coreLength = 0
  }

  #learnWord(): void {
    const slots = this.#slots
    const slot = this.#findSlot()
    if (slots[slot + 2] !== 0) return
    slots[slot] = this.#coreHash
    slots[slot + 1] = this.#storeEnd
    slots[slot + 2] = this.#coreLength
    this.#storeEnd += Math.min(this.#coreLength, keptLength)
    this.distinct++
    if (2 * slotWidth * this.distinct > slots.length) this.#growSlots()
  }

  /** Where the word at hand is in the table, or where it belongs. */
  #findSlot(): number {
    const slots = this.#slots
    let slot = firstSlot(this.#coreHash, slots.length)
    while (slots[slot + 2] !== 0 && !this.#isWordAt(slot)) slot = nextSlot(slot, slots.length)
    return slot
  }

  #isWordAt(slot: number): boolean {
    const slots = this.#slots
    const length = this.#coreLength
    if (slots[slot] !== this.#coreHash || slots[slot + 2] !== length) return false
    const store = this.#store
    const known = slots[slot + 1] as number
    const storeEnd = this.#storeEnd
    for (let k = 0; k < length && k < keptLength; k++) {
      if (store[known + k] !== store[storeEnd + k]) return false
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

  #makeRoom(units: number): void {
    const used = this.#storeEnd + Math.min(this.#length, keptLength)
    if (used + units <= this.#store.length) return
    const grown = new Uint16Array(2 * (used + units))
    grown.set(this.#store.subarray(0, used))
    this.#store = grown
  }
}

function firstSlot(hash: number, length: number): number {
  // The upper bits of the hash are the better mixed ones.
  return Math.imul(hash ^ (hash >>> 15), slotWidth) & (length - slotWidth)
}

function nextSlot(slot: number, length: number): number {
  return (slot + slotWidth) & (length - slotWidth)
}
