import { plainLength, PlainWords, stretchLength } from './plain-words.ts'
import { firstHash, hashFactor, keptLength, WordTable } from './word-table.ts'
import { isSpace } from './words.ts'

/**
 * What a code unit is to a word: whitespace, half of a character, or whatever else a kind of scanner tells apart below
 * these. Anything above 0 is a letter, in lower case.
 */
const unknown = 0
const space = -1
export const lowSurrogate = -2

const notLookedAt = 32 * stretchLength

/** What a code unit is, as far as all scanners agree. The final sigma is another shape, not another letter. */
export function usualKind(code: number): number {
  if (isSpace(code)) return space
  if (code >= 0xdc00 && code <= 0xdfff) return lowSurrogate
  const unit = String.fromCharCode(code)
  const lower = unit === 'ς' ? 'σ' : unit.toLowerCase()
  // Zero is taken, and a null character can do with any number that no letter has.
  return (lower.length === 1 ? lower : unit).charCodeAt(0) || 0x10000
}

// Backtick and acute accent are no punctuation to Unicode, and quotes to many who type.
const punctuation = /[\p{P}`´]/u

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
  readonly #kinds: Int32Array
  /** Most words of most texts, which there is a faster way to take in. */
  readonly #plain = new PlainWords()
  #text = ''
  /** The stretch of it that was looked at for plain words, how far it is read, and how much of that they were. */
  #start = 0
  #end = 0
  #done = 0
  #plainUnits = 0
  /** The first break that may be yet to come. */
  #break = 0
  /** So many units to come are not worth looking at. */
  #others = 0
  #inWord = false
  #length = 0
  #hash = firstHash
  /** How much of the word at hand is left without what its end sheds. */
  #coreLength = 0
  #coreHash = 0

  constructor(kinds: Int32Array) {
    this.#kinds = kinds
  }

  /** Learns what a code unit is: anything but `unknown`. */
  protected abstract kindOf(code: number): number
  /** Something other than letters and whitespace. */
  protected abstract takeOther(text: string, i: number, kind: number): void
  /** The word at hand ends. */
  protected abstract close(): void
  /** A word of nothing but letters came, between blanks. */
  protected abstract visitPlain(number: number): void

  add(text: string, from = 0, to = text.length): void {
    for (let start = from, end = from; start < to; start = end) {
      if (this.#others === 0 && !this.#goesOn(text, start)) this.#look(text, start)
      end = Math.min(to, this.#others > 0 ? start + this.#others : this.#end)
      // Twice, for a letter may become two.
      this.table.makeRoom(Math.min(this.#length, keptLength) + 2 * (end - start))
      if (this.#others === 0) {
        this.#addStretch(text, start, end)
      } else {
        this.#takeUnits(text, start, end)
        this.#others -= end - start
      }
      this.#done = end
    }
  }

  /** The end of the text ends a word too. */
  end(): void {
    if (!this.#inWord) return
    this.words++
    this.close()
    this.#inWord = false
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

  /** Whether this is the rest of the stretch at hand. */
  #goesOn(text: string, start: number): boolean {
    return start === this.#done && start < this.#end && text === this.#text
  }

  /** Looks at the next stretch, unless the last one was of little use: what a text is made of seldom changes. */
  #look(text: string, start: number): void {
    const isOfUse = 2 * this.#plainUnits >= Math.min(this.#done, this.#end) - this.#start
    this.#text = text
    this.#start = start
    this.#end = isOfUse ? Math.min(text.length, start + stretchLength) : start
    this.#plainUnits = 0
    this.#break = 0
    if (isOfUse) this.#plain.show(text, start, this.#end)
    else this.#others = notLookedAt
  }

  #addStretch(text: string, from: number, to: number): void {
    let i = from
    while (i < to) {
      if (!this.#inWord) i = this.#takePlainWords(text, i, to)
      if (i < to) i = this.#takeUnits(text, i, to)
    }
  }

  /** Takes in words of a few plain letters between blanks, up to the first that is none. Gives where that begins. */
  #takePlainWords(text: string, from: number, to: number): number {
    const kinds = this.#kinds
    const plain = this.#plain
    const { breaks } = plain
    const start = this.#start
    const last = to - start
    let place = from - start
    let at = this.#break
    while ((breaks[at] as number) < place) at++
    let words = 0
    for (;;) {
      const end = breaks[at] as number
      const length = end - place
      if (end >= last || length > plainLength || kinds[text.charCodeAt(start + end)] !== space) break
      if (length > 0) {
        words++
        const known = plain.numberAt(place, length)
        this.visitPlain(known < 0 ? this.#keepPlain(place, length) : known)
      }
      place = end + 1
      at++
    }
    this.#break = at
    this.#plainUnits += place + start - from
    this.words += words
    return place + start
  }

  #keepPlain(place: number, length: number): number {
    const { letters } = this.#plain
    const { store, end } = this.table
    let hash = firstHash
    for (let k = 0; k < length; k++) {
      const letter = letters[place + k] as number
      store[end + k] = letter
      hash = Math.imul(hash ^ letter, hashFactor)
    }
    const number = this.table.take(length, hash)
    this.#plain.remember(place, length, number)
    return number
  }

  /** Takes in whatever comes, up to the next blank if plain words may follow. Gives where it stopped. */
  #takeUnits(text: string, from: number, to: number): number {
    const { table } = this
    const kinds = this.#kinds
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
        if (this.#others === 0) break
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
