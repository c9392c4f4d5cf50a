import { detached } from './words.ts'

/** More distinct words than ordinary texts contain. */
const maxCacheEntries = 2 ** 18
const maxCachedLength = 32

/** Analyzes each distinct word only once, because texts repeat the same few thousand words. */
export class WordCache<Value extends object> {
  readonly #cache = new Map<string, Value>()
  readonly #analyze: (word: string) => Value

  constructor(analyze: (word: string) => Value) {
    this.#analyze = analyze
  }

  get(word: string): Value {
    const known = this.#cache.get(word)
    if (known) return known
    const copy = detached(word)
    const value = this.#analyze(copy)
    if (copy.length <= maxCachedLength && this.#cache.size < maxCacheEntries) this.#cache.set(copy, value)
    return value
  }
}
