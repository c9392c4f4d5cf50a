import { withLongFirstChunk } from '#core/byte-chunks.ts'
import { InputError } from '#core/input-error.ts'
import { describeMissingColumn } from '#core/text/columns.ts'
import { filterLineStream } from '#core/text/line-stream.ts'
import { separateLines } from '#core/text/rearrange-lines.ts'
import type { Engine } from '#core/tool.ts'
import { Deduplicator } from './deduplicator.ts'
import { CompactLineStore } from './compact-line-store.ts'
import { MapLineStore } from './map-line-store.ts'
import { readEntries } from './read-entries.ts'
import { type Deduplicated, noteOf } from './result.ts'
import { findSimilarLines } from './similar-lines.ts'
import type { tool } from './tool.ts'

const linesPerReport = 100_000

/** In bytes. The separator of columns is found in the first lines of a file, which may arrive one by one. */
const sampleLength = 65_536

/** In UTF-16 code units. Looking for similar lines in longer texts would take noticeable time. */
const maxComparedLength = 2_000_000

export const engine: Engine<typeof tool, Deduplicated> = {
  run({ text }, options, context) {
    const { lines, joinLines } = separateLines(text)
    const { header, entries } = readEntries(lines, options)
    const groups = new MapLineStore()
    const deduplicator = new Deduplicator(options, groups)
    const batches = [header]
    for (let start = 0; start < entries.length; start += linesPerReport) {
      const end = start + linesPerReport
      batches.push(deduplicator.add(entries.slice(start, end)))
      if (end <= entries.length) context.progress(end, entries.length)
    }
    const similar = text.length <= maxComparedLength ? findSimilarLines(entries, options, groups.size) : undefined
    const missing = describeMissingColumn(entries, options)
    return {
      text: joinLines([...batches.flat(), ...deduplicator.linesAtEnd()]),
      ...deduplicator.finish(),
      ...(similar && { similar }),
      ...(missing !== undefined && { missing }),
    }
  },

  /** Memory use grows only with the number of distinct lines. */
  async *stream(chunks, options, context) {
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
    const needsSample = options.column > 0 && options.separator === 'auto'
    const input = needsSample ? withLongFirstChunk(chunks, sampleLength) : chunks
    yield* filterLineStream(input, addLines, context, () => deduplicator.linesAtEnd())
    return { text: '', ...deduplicator.finish() }
  },

  print: ({ text }) => text,

  note: noteOf,
}
