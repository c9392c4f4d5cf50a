import { LargeSet } from '#core/large-set.ts'
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
  readonly #keys = new LargeSet()
  /** The first line of each key, in the order of the keys. In the mode `remove`, they were returned already. */
  readonly #firstLines: string[] = []
  /** By key: how often it occurs, if more than once, and the line that repeated it first. */
  readonly #repeated = new Map<string, { readonly line: string; count: number }>()
  #keyOf: ((line: string) => string) | undefined
  #lineCount = 0

  constructor(options: Options) {
    this.#options = options
  }

  /** In the mode `remove`, returns the lines that do not repeat an earlier line. */
  add(lines: readonly string[]): string[] {
    if (lines.length === 0) return []
    this.#keyOf ??= lineKeyReader(this.#options, lines)
    const firsts: string[] = []
    for (const line of lines) {
      const key = this.#keyOf(line)
      if (this.#keys.add(key)) firsts.push(line)
      else this.#countRepeat(key, line)
    }
    this.#lineCount += lines.length
    if (this.#options.mode === 'remove') return firsts
    for (const line of firsts) this.#firstLines.push(line)
    return []
  }

  #countRepeat(key: string, line: string): void {
    const repeated = this.#repeated.get(key)
    if (repeated) repeated.count++
    else this.#repeated.set(key, { line, count: 2 })
  }

  *linesAtEnd(): Generator<string, void, void> {
    const { mode } = this.#options
    if (mode === 'remove') return
    if (mode === 'counts') for (const { line, count } of this.#mostFrequent(1)) yield `${String(count)}× ${line}`
    if (mode === 'duplicates') for (const { line } of this.#counted(2)) yield line
    if (mode === 'unique') for (const { line, count } of this.#counted(1)) if (count === 1) yield line
  }

  /** Returns the fields of the result, except the text. */
  finish(): Omit<Deduplicated, 'text'> {
    const { mode } = this.#options
    const isRemoving = mode === 'remove'
    const { size } = this.#keys
    const repeated = this.#repeated.size
    const kept = { remove: size, counts: size, duplicates: repeated, unique: size - repeated }[mode]
    return {
      kept,
      removed: mode === 'counts' ? 0 : this.#lineCount - kept,
      different: isRemoving ? repeated : 0,
      duplicates: isRemoving ? this.#list(2).map(({ line, count }) => ({ line, count: count - 1 })) : [],
      ...(mode === 'counts' && { counts: this.#list(1) }),
    }
  }

  /**
   * Yields a line for each key that occurs at least `minCount` times, in order of first occurrence. Removed lines are listed
   * as they were first repeated. The other modes print lines as they first occurred.
   */
  *#counted(minCount: number): Generator<LineCount, void, void> {
    let index = -1
    for (const key of this.#keys) {
      index++
      const repeated = this.#repeated.get(key)
      const count = repeated?.count ?? 1
      if (count >= minCount) yield { line: this.#firstLines[index] ?? repeated?.line ?? key, count }
    }
  }

  /** Lines that are equally frequent stay in order. */
  #mostFrequent(minCount: number): LineCount[] {
    return Array.from(this.#counted(minCount)).sort((a, b) => b.count - a.count)
  }

  #list(minCount: number): LineCount[] {
    return this.#mostFrequent(minCount)
      .slice(0, this.#options.limit)
      .map(({ line, count }) => ({ line: clip(line, maxListedLength), count }))
  }
}
