import { withLongFirstChunk } from '#core/long-text/byte-chunks.ts'
import { describeMissingColumn } from '#core/text/columns.ts'
import { filterLineStream } from '#core/long-text/text-stream.ts'
import { separateLines } from '#core/text/rearrange-lines.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import { Deduplicator } from './deduplicator.ts'
import type { Deduplicated } from './result.ts'
import type { Options } from './line-key.ts'
import type { tool } from './tool.ts'
import { print } from './result.ts'

const linesPerReport = 100_000

/** In bytes. The separator of columns is found in the first lines of a file, which may arrive one by one. */
const sampleLength = 65_536

/**
 * Returns the lines to compare, and a first line that is written before the result. `remove` keeps the first line anyway,
 * so there it is one of the lines to compare, and its copies are removed.
 */
function readLines(all: readonly string[], { mode, dropBlank, keepFirst }: Options) {
  const lines = dropBlank ? all.filter((line) => line.trim() !== '') : all
  const headerLength = keepFirst && mode !== 'remove' ? 1 : 0
  return { header: lines.slice(0, headerLength), rows: lines.slice(headerLength) }
}

export const engine: Engine<typeof tool, Deduplicated> = {
  run({ text }, options, context) {
    const { lines, joinLines } = separateLines(text)
    const { header, rows } = readLines(lines, options)
    const deduplicator = new Deduplicator(options)
    const batches: (readonly string[])[] = [header]
    for (let start = 0; start < rows.length; start += linesPerReport) {
      const end = start + linesPerReport
      batches.push(deduplicator.add(rows.slice(start, end)))
      if (end <= rows.length) context.progress(end, rows.length)
    }
    const missing = describeMissingColumn(rows, options)
    return {
      text: joinLines([...batches.flat(), ...deduplicator.linesAtEnd()]),
      ...deduplicator.finish(),
      ...(missing !== undefined && { missing }),
    }
  },

  /** Memory use grows only with the number of distinct lines. */
  async *stream(chunks, options, context) {
    const deduplicator = new Deduplicator(options)
    let keepFirst = options.keepFirst
    const addLines = (lines: readonly string[]) => {
      const { header, rows } = readLines(lines, { ...options, keepFirst })
      if (header.length + rows.length > 0) keepFirst = false
      // In V8, a slice keeps the whole chunk in memory, whereas concatenation creates a new string.
      return [...header, ...deduplicator.add(rows.map((line) => ` ${line}`.slice(1)))]
    }
    const needsSample = options.column > 0 && options.separator === 'auto'
    const input = needsSample ? withLongFirstChunk(chunks, sampleLength) : chunks
    yield* filterLineStream(input, addLines, context, () => deduplicator.linesAtEnd())
    return { text: '', ...deduplicator.finish() }
  },
  print,

  note: ({ missing }) => missing && `${missing}.`,
}
