import { LargeMap } from '#core/large-map.ts'
import type { LineStore } from './deduplicator.ts'

/** Counts the lines of a text that is in memory anyway. */
export class LineGroups implements LineStore {
  readonly #numbers = new LargeMap()
  readonly #counts: number[] = []
  readonly #lines: string[] = []

  get size(): number {
    return this.#counts.length
  }

  add(keys: readonly string[], visit: (index: number, number: number, count: number) => void): void {
    for (const [index, key] of keys.entries()) {
      const known = this.#numbers.get(key)
      const number = known ?? this.#lines.push(key) - 1
      if (known === undefined) this.#numbers.add(key, number)
      const count = this.countOf(number) + 1
      this.#counts[number] = count
      visit(index, number, count)
    }
  }

  countOf(number: number): number {
    return this.#counts[number] ?? 0
  }

  setLine(number: number, line: string): void {
    this.#lines[number] = line
  }

  lineOf(number: number): string {
    return this.#lines[number] as string
  }

  listedLineOf(number: number): string {
    return this.lineOf(number)
  }
}
