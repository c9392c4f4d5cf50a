import { findFirsts } from '#core/text/firsts.ts'
import { firstHash, hashFactor } from '#core/text/word-table.ts'
import { grownTo } from '#core/grown-to.ts'

/** Places in a text, and a hash of what stands there. */
export class Places {
  count = 0
  #starts = new Int32Array(1024)
  #ends = new Int32Array(1024)
  #hashes = new Int32Array(1024)
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  add(start: number, end: number): void {
    if (this.count === this.#starts.length) {
      this.#starts = grownTo(2 * this.count, this.#starts)
      this.#ends = grownTo(2 * this.count, this.#ends)
      this.#hashes = grownTo(2 * this.count, this.#hashes)
    }
    this.#starts[this.count] = start
    this.#ends[this.count] = end
    this.#hashes[this.count] = hashOf(this.#text, start, end)
    this.count += 1
  }

  /** Visits what stands at each place, once. */
  eachItem(visit: (item: string) => void): void {
    const text = this.#text
    const starts = this.#starts
    const ends = this.#ends
    const firsts = findFirsts(this.#hashes.slice(0, this.count), { text, starts, ends, behind: 0 })
    for (let place = 0; place < this.count; place++) if (firsts[place] === place) visit(text.slice(starts[place], ends[place]))
  }
}

function hashOf(text: string, start: number, end: number): number {
  let hash = firstHash
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), hashFactor)
  return hash ^ (hash >>> 13)
}
