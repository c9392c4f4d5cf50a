import { InputError } from '#core/input-error.ts'
import { filterLineStream } from '#core/text/line-stream.ts'
import type { EngineContext } from '#core/tool.ts'
import { Deduplicator } from './deduplicator.ts'
import { CompactLineStore } from './compact-line-store.ts'
import type { Options } from './line-key.ts'
import { readEntries } from './read-entries.ts'
import type { Deduplicated } from './result.ts'

/** Does the same as `run` with a file while reading it. Memory use grows only with the number of distinct lines. */
export async function* deduplicateStream(
  chunks: AsyncIterable<Uint8Array>,
  options: Options,
  context: EngineContext,
): AsyncGenerator<string, Deduplicated, void> {
  const deduplicator = new Deduplicator(options, new CompactLineStore())
  let keepFirst = options.keepFirst
  const addLines = (lines: readonly string[]) => {
    const { header, entries } = readEntries(lines, { ...options, keepFirst })
    if (header.length + entries.length > 0) keepFirst = false
    try {
      return [...header, ...deduplicator.add(entries)]
    } catch (error) {
      // There was not enough memory for the distinct lines.
      if (error instanceof RangeError) throw new InputError('Not enough memory for this file’s unique lines.')
      throw error
    }
  }
  yield* filterLineStream(chunks, addLines, context, () => deduplicator.linesAtEnd())
  return { text: '', ...deduplicator.finish() }
}
