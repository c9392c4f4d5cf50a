import { LargeMap } from '#core/large-map.ts'
import type { LineStore } from './deduplicator.ts'

/** Counts the lines of a text that is in memory anyway. */
export class MapLineStore implements LineStore {
  readonly #ids = new LargeMap()
  readonly #counts: number[] = []
  readonly #lines: string[] = []

  get size(): number {
    return this.#counts.length
  }

  add(keys: readonly string[], visit: (index: number, id: number, count: number) => void): void {
    for (const [index, key] of keys.entries()) {
      const known = this.#ids.get(key)
      const id = known ?? this.#lines.push(key) - 1
      if (known === undefined) this.#ids.add(key, id)
      const count = this.countOf(id) + 1
      this.#counts[id] = count
      visit(index, id, count)
    }
  }

  countOf(id: number): number {
    return this.#counts[id] ?? 0
  }

  setLine(id: number, line: string): void {
    this.#lines[id] = line
  }

  lineOf(id: number): string {
    return this.#lines[id] as string
  }

  listedLineOf(id: number): string {
    return this.lineOf(id)
  }
}
