import { InputError } from '#core/input-error.ts'
import { filterLineStream } from '#core/text/line-stream.ts'
import type { EngineContext } from '#core/tool.ts'
import type { Deduplicated } from './result.ts'
import { readEntries } from './read-entries.ts'
import { lineKeyReader, type Options } from './line-key.ts'
import { LineCounter } from './line-counter.ts'
import { isKept, printCount } from './modes.ts'

const lineFeed = 0x0a

/**
 * Does the same as `run` with a file while reading it. Memory use grows only with the number of distinct lines. The mode
 * `remove` writes lines at once. The other modes need the whole file to know how often a line occurs, so they write their
 * lines at the end.
 */
export async function* deduplicateStream(
  chunks: AsyncIterable<Uint8Array>,
  options: Options,
  context: EngineContext,
): AsyncGenerator<string, Deduplicated, void> {
  const deduplicator = new StreamDeduplicator(options)
  yield* filterLineStream(
    chunks,
    (lines) => addLines(deduplicator, lines),
    context,
    () => deduplicator.linesAtEnd(),
  )
  return deduplicator.finish()
}

function addLines(deduplicator: StreamDeduplicator, lines: readonly string[]): string[] {
  try {
    return deduplicator.add(lines)
  } catch (error) {
    // There was not enough memory for the distinct lines.
    if (error instanceof RangeError) throw new InputError('Not enough memory for this file’s unique lines.')
    throw error
  }
}

class StreamDeduplicator {
  readonly #options: Options
  #keyOf: ((line: string) => string) | undefined
  readonly #counter = new LineCounter()
  readonly #encoder = new TextEncoder()
  /** Whether the next line is the first line, and stays at the top. */
  #expectsHeader: boolean
  #lines = 0
  #kept = 0
  #distinctRemoved = 0

  constructor(options: Options) {
    this.#options = options
    this.#expectsHeader = options.keepFirst
  }

  /** Returns the lines that can be written already. */
  add(lines: readonly string[]): string[] {
    const { header, entries } = readEntries(lines, { ...this.#options, keepFirst: this.#expectsHeader })
    if (header.length + entries.length > 0) this.#expectsHeader = false
    return [...header, ...this.#addEntries(entries)]
  }

  /** In the mode `remove`, returns the lines that do not repeat an earlier line. */
  #addEntries(lines: readonly string[]): string[] {
    this.#keyOf ??= lineKeyReader(this.#options, lines)
    const keys = lines.map(this.#keyOf)
    const bytes = this.#encoder.encode(`${keys.join('\n')}\n`)
    const { mode } = this.#options
    // Removed lines are listed as they were first repeated. The other modes print lines as they first occurred.
    const spelledCount = mode === 'remove' ? 2 : 1
    this.#lines += lines.length
    let start = 0
    const added = lines.filter((line, i) => {
      const end = bytes.indexOf(lineFeed, start) + 1
      const { number, count } = this.#counter.add(bytes, start, end)
      start = end
      if (count === spelledCount && line !== keys[i]) {
        this.#counter.setSpelling(number, this.#encoder.encode(`${line}\n`))
      }
      if (count === 2) this.#distinctRemoved += 1
      return count === 1
    })
    if (mode !== 'remove') return []
    this.#kept += added.length
    return added
  }

  *linesAtEnd(): Generator<string, void, void> {
    const { mode } = this.#options
    if (mode === 'remove') return
    const numbers = mode === 'counts' ? this.#counter.mostFrequent() : this.#counter.numbers()
    for (const number of numbers) {
      const count = this.#counter.countOf(number)
      if (!isKept(mode, count)) continue
      this.#kept += 1
      const line = this.#counter.lineOf(number)
      yield mode === 'counts' ? printCount({ line, count }) : line
    }
  }

  finish(): Deduplicated {
    const { mode, limit } = this.#options
    const isRemoving = mode === 'remove'
    return {
      text: '',
      kept: this.#kept,
      removed: mode === 'counts' ? 0 : this.#lines - this.#kept,
      different: isRemoving ? this.#distinctRemoved : 0,
      duplicates: isRemoving ? this.#counter.listRepeated(limit) : [],
      ...(mode === 'counts' && { counts: this.#counter.listCounts(limit) }),
    }
  }
}
