import { firstHash, hashFactor, keptLength, WordTable } from './word-table.ts'

/** Numbers the different words of a text as they come up. A word met before costs no string. */
export class WordIndex {
  readonly #text: string
  readonly #most: number
  readonly #table = new WordTable()

  constructor(text: string, most: number) {
    this.#text = text
    this.#most = most
  }

  /** The word's number, from 0, or -1 for a new word when there are too many to number. */
  numberOf(start: number, end: number): number {
    const length = end - start
    if (length === 0) return -1
    const table = this.#table
    table.makeRoom(Math.min(length, keptLength))
    const { store, end: place } = table
    const text = this.#text
    let hash = firstHash
    for (let i = 0; i < length; i++) {
      const unit = text.charCodeAt(start + i)
      if (i < keptLength) store[place + i] = unit
      hash = Math.imul(hash ^ unit, hashFactor)
    }
    return table.size < this.#most ? table.take(length, hash) : table.find(length, hash)
  }
}
