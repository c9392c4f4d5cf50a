import { LargeMap } from '#core/large-map.ts'
import { splitEntries } from '#core/text/split-entries.ts'
import type { Deduplicated, LineCount } from './engine.ts'
import { lineKeyReader, type Options } from './line-key.ts'

/** Lines that count as equal. */
interface Group {
  /** The first line as it was written. */
  readonly first: string
  /** The second line as it was written; empty if there is only one. */
  second: string
  count: number
}

/** Returns the entries to compare. The header is left out. */
export function entriesOf(lines: readonly string[], { split }: Options, headerCount: number): readonly string[] {
  const body = lines.slice(headerCount)
  return split ? body.flatMap(splitEntries) : body
}

/** Returns the number of lines that stay at the top. “Remove” keeps the first line anyway, and removes its copies. */
export function headerCountOf({ keepFirst, mode }: Options): number {
  return keepFirst && mode !== 'remove' ? 1 : 0
}

/** Removes or counts lines, which may arrive in several parts. Needs memory for each different line. */
export class LineRemover {
  readonly #options: Options
  readonly #keyOf: (line: string) => string
  /** In the order of their first lines. */
  readonly #groups: Group[] = []
  readonly #groupNumbers = new LargeMap()
  #headerCount: number
  #lineCount = 0

  constructor(options: Options) {
    this.#options = options
    this.#keyOf = lineKeyReader(options)
    this.#headerCount = headerCountOf(options)
  }

  /** Returns the lines that can be written already. */
  add(lines: readonly string[]): string[] {
    const header = lines.slice(0, this.#headerCount)
    this.#headerCount -= header.length
    const entries = entriesOf(lines, this.#options, header.length)
    this.#lineCount += entries.length
    const added = entries.filter((line) => this.#count(line) === 1)
    return this.#options.mode === 'remove' ? added : header
  }

  /** Returns the lines for which the whole text had to be read: all of them, except in the mode `remove`. */
  linesAtEnd(): string[] {
    const { mode } = this.#options
    if (mode === 'remove') return []
    if (mode === 'counts') return this.#listCounts().map(({ line, count }) => `${String(count)}× ${line}`)
    return this.#keptGroups().map(({ first }) => first)
  }

  summarize(): Omit<Deduplicated, 'text'> {
    const { mode, limit } = this.#options
    const kept = this.#keptGroups().length
    const removed = this.#lineCount - kept
    if (mode === 'counts') {
      return { kept, removed: 0, different: 0, duplicates: [], counts: this.#listCounts().slice(0, limit) }
    }
    const repeated = mode === 'remove' ? this.#listRepeated() : []
    return { kept, removed, different: repeated.length, duplicates: repeated.slice(0, limit) }
  }

  /** Returns how many lines are equal to this one so far, including itself. */
  #count(line: string): number {
    const key = this.#keyOf(line)
    const group = this.#groups[this.#groupNumbers.get(key) ?? -1]
    if (group === undefined) {
      this.#groupNumbers.add(key, this.#groups.length)
      this.#groups.push({ first: line, second: '', count: 1 })
      return 1
    }
    group.count += 1
    if (group.count === 2) group.second = line
    return group.count
  }

  /** Returns the groups of which one line is in the result. */
  #keptGroups(): Group[] {
    const { mode } = this.#options
    return this.#groups.filter(({ count }) => (mode === 'duplicates' ? count > 1 : mode !== 'unique' || count === 1))
  }

  #listCounts(): LineCount[] {
    return sortByCount(this.#groups.map(({ first, count }) => ({ line: first, count })))
  }

  #listRepeated(): LineCount[] {
    const repeated = this.#groups.filter(({ count }) => count > 1)
    return sortByCount(repeated.map(({ second, count }) => ({ line: second, count: count - 1 })))
  }
}

/** Sorts in place, most frequent first. */
function sortByCount(lines: LineCount[]): LineCount[] {
  return lines.sort((a, b) => b.count - a.count)
}
