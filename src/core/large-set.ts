/** Well below the 16.7 million entries at which adding to a `Set` throws a RangeError in Chrome. */
const maxSetSize = 2 ** 23

/** A set of any number of strings. It consists of several sets, because the size of one is limited. */
export class LargeSet {
  size = 0
  readonly #maxSetSize: number
  readonly #sets = [new Set<string>()]

  /** Tests set a small size. */
  constructor(setSize = maxSetSize) {
    this.#maxSetSize = setSize
  }

  /** Adds a string. Returns whether it is new. */
  add(string: string): boolean {
    for (const set of this.#sets) if (set.has(string)) return false
    if (this.#sets.at(-1)?.size === this.#maxSetSize) this.#sets.push(new Set())
    this.#sets.at(-1)?.add(string)
    this.size++
    return true
  }

  /** Yields the strings in the order in which they were added. */
  *[Symbol.iterator](): Generator<string, void, void> {
    for (const set of this.#sets) yield* set
  }
}
