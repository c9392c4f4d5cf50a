import { plainLength, PlainWords, stretchLength } from './plain-words.ts'
import { space, WordScanner } from './word-scanner.ts'
import { firstHash, hashFactor } from './word-table.ts'

const notLookedAt = 32 * stretchLength

/** A scanner for long texts, most words of which are a few plain letters between blanks: there is a faster way for those. */
export abstract class PlainWordScanner extends WordScanner {
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

  /** A word of nothing but letters came, between blanks. */
  protected abstract visitPlain(number: number): void

  override add(text: string, from = 0, to = text.length): void {
    for (let start = from, end = from; start < to; start = end) {
      if (this.#others === 0 && !this.#goesOn(text, start)) this.#look(text, start)
      end = Math.min(to, this.#others > 0 ? start + this.#others : this.#end)
      this.makeRoom(end - start)
      if (this.#others === 0) {
        this.#addStretch(text, start, end)
      } else {
        this.takeUnits(text, start, end, false)
        this.#others -= end - start
      }
      this.#done = end
    }
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
      if (!this.isInWord) i = this.#takePlainWords(text, i, to)
      if (i < to) i = this.takeUnits(text, i, to, true)
    }
  }

  /** Takes in words of a few plain letters between blanks, up to the first that is none. Gives where that begins. */
  #takePlainWords(text: string, from: number, to: number): number {
    const { kinds } = this
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
}
