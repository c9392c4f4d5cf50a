/** Keeps the most recently used values, up to a total size. */
export class LruCache<Value> {
  readonly #values = new Map<string, Value>()
  readonly #limit: number
  readonly #sizeOf: (value: Value) => number
  #size = 0

  /** Without `sizeOf`, the limit is the number of values. */
  constructor(limit: number, sizeOf: (value: Value) => number = () => 1) {
    this.#limit = limit
    this.#sizeOf = sizeOf
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value !== undefined) {
      // A map iterates in insertion order: re-inserting the value marks it as recently used.
      this.#values.delete(key)
      this.#values.set(key, value)
    }
    return value
  }

  set(key: string, value: Value) {
    this.delete(key)
    this.#values.set(key, value)
    this.#size += this.#sizeOf(value)
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#limit) return
      this.delete(oldest)
    }
  }

  delete(key: string) {
    const value = this.#values.get(key)
    if (value === undefined) return
    this.#values.delete(key)
    this.#size -= this.#sizeOf(value)
  }
}
