import { LargeMap } from '#core/large-map.ts'
import { mostFrequent } from './most-frequent.ts'
import type { LineCount } from './result.ts'

/** Lines in groups of equal lines. The groups are numbered in the order of their first lines. */
export class LineGroups {
  readonly #lines: readonly string[]
  /** For each group, the index of its first line. */
  readonly #firsts: number[] = []
  /** For each group, the index of the first line that repeats it; 0 if there is none. */
  readonly #repeats: number[] = []
  readonly #counts: number[] = []
  readonly #numbers = new LargeMap()

  /** `keyOf` is called once per line, in order. Lines with the same key are equal. */
  constructor(lines: readonly string[], keyOf: (line: string, index: number) => string) {
    this.#lines = lines
    for (const [index, line] of lines.entries()) this.#add(keyOf(line, index), index)
  }

  get count(): number {
    return this.#firsts.length
  }

  /** Returns the first line of each group whose number of lines passes the filter. */
  firstLines(filter: (count: number) => boolean): string[] {
    return this.#firsts
      .filter((_, group) => filter(this.#counts[group] as number))
      .map((index) => this.#lines[index] as string)
  }

  /** Returns the first line of each group and the number of its lines, most frequent first. */
  listCounts(): LineCount[] {
    return this.#list(this.#firsts, this.#counts)
  }

  /** Returns the first line that repeats each group and the number of repetitions, most frequent first. */
  listRepeated(): LineCount[] {
    const repetitions = this.#counts.map((count) => count - 1)
    return this.#list(this.#repeats, repetitions)
  }

  #add(key: string, index: number): void {
    const group = this.#numbers.get(key)
    if (group === undefined) {
      this.#numbers.add(key, this.#firsts.length)
      this.#firsts.push(index)
      this.#repeats.push(0)
      this.#counts.push(1)
      return
    }
    if (this.#counts[group] === 1) this.#repeats[group] = index
    this.#counts[group] = (this.#counts[group] as number) + 1
  }

  #list(indexes: readonly number[], counts: readonly number[]): LineCount[] {
    return mostFrequent(counts).map((group) => ({
      line: this.#lines[indexes[group] as number] as string,
      count: counts[group] as number,
    }))
  }
}
