import { isWhitespace } from './char-class.ts'
import { firstHash, hashFactor, keptLength, WordTable } from './word-table.ts'

/**
 * What a code unit is to a word: whitespace, half of a character, or whatever else a kind of scanner tells apart below
 * these. Anything above 0 is a letter, in lower case.
 */
const unknown = 0
export const space = -1
export const lowSurrogate = -2

const sliceLength = 0x10000

/** What a code unit is, as far as all scanners agree. The final sigma is another shape, not another letter. */
export function usualKind(code: number): number {
  if (isWhitespace(code)) return space
  if (code >= 0xdc00 && code <= 0xdfff) return lowSurrogate
  const unit = String.fromCharCode(code)
  const lower = unit === 'ς' ? 'σ' : unit.toLowerCase()
  // Zero is taken, and a null character can do with any number that no letter has.
  return (lower.length === 1 ? lower : unit).charCodeAt(0) || 0x10000
}

// Backtick and acute accent are no punctuation to Unicode, and quotes to many who type.
const punctuation = /[\p{P}`´]/mu

export function isPunctuation(code: number): boolean {
  return punctuation.test(String.fromCharCode(code))
}

/**
 * Takes in the words of a text that comes in pieces, none of which ends inside a surrogate pair. What is no letter is
 * left to those who extend it.
 */
export abstract class WordScanner {
  /** Runs of anything but whitespace. */
  words = 0
  readonly table = new WordTable()

  /** What is known of every code unit: filled as units come up, and shared by all scanners of a kind. */
  protected readonly kinds: Int32Array
  #inWord = false
  #length = 0
  #hash = firstHash
  /** How much of the word at hand is left without what its end sheds. */
  #coreLength = 0
  #coreHash = 0

  constructor(kinds: Int32Array) {
    this.kinds = kinds
  }

  /** Learns what a code unit is: anything but `unknown`. */
  protected abstract kindOf(code: number): number
  /** Something other than letters and whitespace. */
  protected abstract takeOther(text: string, i: number, kind: number): void
  /** The word at hand ends. */
  protected abstract close(): void

  add(text: string, from = 0, to = text.length): void {
    for (let start = from; start < to; start += sliceLength) {
      const end = Math.min(to, start + sliceLength)
      this.makeRoom(end - start)
      this.takeUnits(text, start, end, false)
    }
  }

  /** The end of the text ends a word too. */
  end(): void {
    if (!this.#inWord) return
    this.words++
    this.close()
    this.#inWord = false
  }

  protected get isInWord(): boolean {
    return this.#inWord
  }

  protected get length(): number {
    return this.#length
  }

  protected get coreLength(): number {
    return this.#coreLength
  }

  /** A unit that belongs to the word only if letters follow. */
  protected append(unit: number): void {
    const { table } = this
    table.store[table.end + Math.min(this.#length, keptLength)] = unit
    this.#hash = Math.imul(this.#hash ^ unit, hashFactor)
    this.#length++
  }

  protected appendLetter(unit: number): void {
    this.append(unit)
    this.#takeLetters(0, this.#hash)
  }

  protected appendLowSurrogate(text: string, i: number): void {
    this.appendLetter(foldLowSurrogate(text, i))
  }

  /** The number of the word at hand, which has letters. */
  protected takeWord(): number {
    return this.table.take(this.#coreLength, this.#coreHash)
  }

  protected forgetWord(): void {
    this.#length = 0
    this.#hash = firstHash
    this.#coreLength = 0
  }

  /** For the word at hand and so many units more. */
  protected makeRoom(units: number): void {
    // Twice, for a letter may become two.
    this.table.makeRoom(Math.min(this.#length, keptLength) + 2 * units)
  }

  /** Takes in whatever comes, and gives where it stopped: at the end, or behind the first blank. */
  protected takeUnits(text: string, from: number, to: number, untilBlank: boolean): number {
    const { table, kinds } = this
    const { store } = table
    let i = from
    while (i < to) {
      // Letters follow letters: these few steps are what a long text spends its time on.
      const start = i
      let place = table.end + Math.min(this.#length, keptLength)
      let hash = this.#hash
      let kind = unknown
      for (; i < to; i++) {
        kind = kinds[text.charCodeAt(i)] as number
        if (kind <= unknown) break
        store[place++] = kind
        hash = Math.imul(hash ^ kind, hashFactor)
      }
      if (i > start) this.#takeLetters(i - start, hash)
      if (i === to) break
      if (kind === space) {
        this.end()
        i++
        if (untilBlank) break
      } else if (kind === unknown) {
        const code = text.charCodeAt(i)
        kinds[code] = this.kindOf(code)
      } else {
        this.#inWord = true
        this.takeOther(text, i++, kind)
      }
    }
    return i
  }

  #takeLetters(count: number, hash: number): void {
    this.#inWord = true
    this.#length += count
    this.#hash = hash
    this.#coreLength = this.#length
    this.#coreHash = hash
  }
}

/** In every script beyond the basic plane, upper and lower case share the first half of the pair. */
function foldLowSurrogate(text: string, i: number): number {
  const codePoint = text.codePointAt(Math.max(0, i - 1)) as number
  return codePoint > 0xffff ? String.fromCodePoint(codePoint).toLowerCase().charCodeAt(1) : text.charCodeAt(i)
}
