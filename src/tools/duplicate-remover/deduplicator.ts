import { LargeMap } from '#core/large-map.ts'
import { clip } from '#core/text/clip.ts'
import { lineKeyReader, type Options } from './line-key.ts'
import type { Deduplicated, LineCount } from './result.ts'

/** In UTF-16 code units. Longer lines are shortened in the list. */
const maxListedLength = 100_000

/**
 * Finds the duplicates among lines that arrive in batches. The mode `remove` returns lines at once. The other modes need all
 * lines to know how often a line occurs, so they return their lines at the end.
 */
export class Deduplicator {
  readonly #options: Options
  /** The number of each distinct key, in order of first occurrence. */
  readonly #ids = new LargeMap()
  /** By number: how often the key occurs, and the line that is written for it. */
  readonly #counts: number[] = []
  readonly #lines: string[] = []
  #keyOf: ((line: string) => string) | undefined
  #lineCount = 0
  /** Number of distinct keys that occur more than once. */
  #repeatedCount = 0

  constructor(options: Options) {
    this.#options = options
  }

  /** In the mode `remove`, returns the lines that do not repeat an earlier line. */
  add(lines: readonly string[]): string[] {
    if (lines.length === 0) return []
    this.#keyOf ??= lineKeyReader(this.#options, lines)
    const { mode } = this.#options
    // Removed lines are listed as they were first repeated. The other modes print lines as they first occurred.
    const listedCount = mode === 'remove' ? 2 : 1
    const firsts: string[] = []
    for (const line of lines) {
      const key = this.#keyOf(line)
      const id = this.#ids.get(key) ?? this.#addKey(key)
      const count = (this.#counts[id] as number) + 1
      this.#counts[id] = count
      if (count === listedCount && line !== key) this.#lines[id] = line
      if (count === 1) firsts.push(line)
      if (count === 2) this.#repeatedCount += 1
    }
    this.#lineCount += lines.length
    return mode === 'remove' ? firsts : []
  }

  #addKey(key: string): number {
    const id = this.#counts.push(0) - 1
    // In V8, a slice keeps the whole chunk in memory, whereas concatenation creates a new string.
    const copy = ` ${key}`.slice(1)
    this.#ids.add(copy, id)
    this.#lines.push(copy)
    return id
  }

  *linesAtEnd(): Generator<string, void, void> {
    const { mode } = this.#options
    if (mode === 'remove') return
    const ids = mode === 'counts' ? this.#mostFrequent(1) : this.#idsWith(mode === 'duplicates' ? 2 : 1)
    for (const id of ids) {
      const count = this.#counts[id] as number
      if (mode === 'unique' && count > 1) continue
      const line = this.#lines[id] as string
      yield mode === 'counts' ? `${String(count)}× ${line}` : line
    }
  }

  /** Returns the fields of the result, except the text. */
  finish(): Omit<Deduplicated, 'text'> {
    const { mode } = this.#options
    const isRemoving = mode === 'remove'
    const size = this.#counts.length
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
  *#idsWith(minCount: number): Generator<number, void, void> {
    for (const [id, count] of this.#counts.entries()) if (count >= minCount) yield id
  }

  /** The same, most frequent first. Lines that are equally frequent stay in order. */
  #mostFrequent(minCount: number): number[] {
    const counts = this.#counts
    return [...this.#idsWith(minCount)].sort((a, b) => (counts[b] as number) - (counts[a] as number))
  }

  #list(minCount: number): LineCount[] {
    const ids = this.#mostFrequent(minCount).slice(0, this.#options.limit)
    return ids.map((id) => ({
      line: clip(this.#lines[id] as string, maxListedLength),
      count: this.#counts[id] as number,
    }))
  }
}
