/** The functions to call when a value outside React changes, for `useSyncExternalStore`. */
export class Listeners {
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
