/** Well below the 16.7 million entries at which adding to a `Map` throws a RangeError in Chrome. */
const maxMapSize = 2 ** 23

/** Numbers for any number of strings. It consists of several maps, because the size of one is limited. */
export class LargeMap {
  readonly #maxMapSize: number
  readonly #maps = [new Map<string, number>()]

  /** Tests set a small size. */
  constructor(mapSize = maxMapSize) {
    this.#maxMapSize = mapSize
  }

  get(key: string): number | undefined {
    return this.#maps.find((map) => map.has(key))?.get(key)
  }

  /** Adds a key that is not in the map yet. */
  add(key: string, number: number): void {
    if (this.#maps[0]?.size === this.#maxMapSize) this.#maps.unshift(new Map())
    this.#maps[0]?.set(key, number)
  }
}

/** Returns a filter that accepts each text once. */
export function createUniqueFilter(): (text: string) => boolean {
  const seen = new LargeMap()
  return (text) => {
    if (seen.get(text) !== undefined) return false
    seen.add(text, 1)
    return true
  }
}
