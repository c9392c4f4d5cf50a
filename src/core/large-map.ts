/** Well below the 16.7 million entries at which adding to a `Map` throws a RangeError in Chrome. */
const maxMapSize = 2 ** 23

/** A map of any size from strings to numbers. It consists of several maps, because the size of one is limited. */
export class LargeMap {
  readonly #maxMapSize: number
  readonly #maps = [new Map<string, number>()]

  /** Tests set a small size. */
  constructor(mapSize = maxMapSize) {
    this.#maxMapSize = mapSize
  }

  get(key: string): number | undefined {
    for (const map of this.#maps) {
      const number = map.get(key)
      if (number !== undefined) return number
    }
    return undefined
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
