import { lineKeyReader, type Options } from './line-key.ts'
import type { Deduplicated, LineCount } from './result.ts'

/** Counts how often each key is added. Every distinct key has an id: 0, 1 and so on. */
export interface LineStore {
  readonly size: number
  /** Adds the keys in order. Visits each with its index, its id, and how often it has been added by then. */
  add(keys: readonly string[], visit: (index: number, id: number, count: number) => void): void
  countOf(id: number): number
  /** Sets the line that is returned for this id. By default, it is the key. */
  setLine(id: number, line: string): void
  lineOf(id: number): string
  /** Returns the line for a list, in which very long lines may be shortened. */
  listedLineOf(id: number): string
}

/**
 * Finds the duplicates among lines that arrive in batches. The mode `remove` returns lines at once. The other modes need all
 * lines to know how often a line occurs, so they return their lines at the end.
 */
export class Deduplicator {
  readonly #options: Options
  readonly #store: LineStore
  #keyOf: ((line: string) => string) | undefined
  #lineCount = 0
  /** Number of distinct keys that occur more than once. */
  #repeatedCount = 0

  constructor(options: Options, store: LineStore) {
    this.#options = options
    this.#store = store
  }

  /** In the mode `remove`, returns the lines that do not repeat an earlier line. */
  add(lines: readonly string[]): string[] {
    if (lines.length === 0) return []
    this.#keyOf ??= lineKeyReader(this.#options, lines)
    const { mode } = this.#options
    // Removed lines are listed as they were first repeated. The other modes print lines as they first occurred.
    const listedCount = mode === 'remove' ? 2 : 1
    const keys = lines.map(this.#keyOf)
    const firsts: string[] = []
    this.#store.add(keys, (index, id, count) => {
      const line = lines[index] as string
      if (count === listedCount && line !== keys[index]) this.#store.setLine(id, line)
      if (count === 1) firsts.push(line)
      if (count === 2) this.#repeatedCount += 1
    })
    this.#lineCount += lines.length
    return mode === 'remove' ? firsts : []
  }

  *linesAtEnd(): Generator<string, void, void> {
    const { mode } = this.#options
    if (mode === 'remove') return
    const ids = mode === 'counts' ? this.#mostFrequent(1) : this.#ids(mode === 'duplicates' ? 2 : 1)
    for (const id of ids) {
      const count = this.#store.countOf(id)
      if (mode === 'unique' && count > 1) continue
      const line = this.#store.lineOf(id)
      yield mode === 'counts' ? `${String(count)}× ${line}` : line
    }
  }

  /** Returns the fields of the result, except the text. */
  finish(): Omit<Deduplicated, 'text'> {
    const { mode } = this.#options
    const isRemoving = mode === 'remove'
    const { size } = this.#store
    const kept = { remove: size, counts: size, duplicates: this.#repeatedCount, unique: size - this.#repeatedCount }[
      mode
    ]
    return {
      kept,
      removed: mode === 'counts' ? 0 : this.#lineCount - kept,
      different: isRemoving ? this.#repeatedCount : 0,
      duplicates: isRemoving ? this.#list(2).map(({ line, count }) => ({ line, count: count - 1 })) : [],
      ...(mode === 'counts' && { counts: this.#list(1) }),
    }
  }

  /** Returns the ids of the lines that occur at least this many times. */
  *#ids(minCount: number): Generator<number, void, void> {
    for (let id = 0; id < this.#store.size; id += 1) {
      if (this.#store.countOf(id) >= minCount) yield id
    }
  }

  /** The same, most frequent first. Lines that are equally frequent stay in order. */
  #mostFrequent(minCount: number): number[] {
    const store = this.#store
    return [...this.#ids(minCount)].sort((a, b) => store.countOf(b) - store.countOf(a))
  }

  #list(minCount: number): LineCount[] {
    const ids = this.#mostFrequent(minCount).slice(0, this.#options.limit)
    return ids.map((id) => ({ line: this.#store.listedLineOf(id), count: this.#store.countOf(id) }))
  }
}
