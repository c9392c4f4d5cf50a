import { describeMissingColumn } from '#core/text/columns.ts'
import { separateLines } from '#core/text/rearrange-lines.ts'
import type { Engine } from '#core/tool.ts'
import { deduplicateStream } from './deduplicate-stream.ts'
import { LineGroups } from './line-groups.ts'
import { lineKeyReader, type Options } from './line-key.ts'
import { isKept, printCount } from './modes.ts'
import { readEntries } from './read-entries.ts'
import type { Deduplicated } from './result.ts'
import { findSimilarLines } from './similar-lines.ts'
import type { tool } from './tool.ts'

const linesPerReport = 100_000

/** In UTF-16 code units. Looking for similar lines in longer texts would take noticeable time. */
const maxComparedLength = 2_000_000

export const engine: Engine<typeof tool, Deduplicated> = {
  run({ text }, options, context) {
    const { lines: all, joinLines } = separateLines(text)
    const { header, entries } = readEntries(all, options)
    const keyOf = lineKeyReader(options, entries)
    const groups = new LineGroups(entries, (line, index) => {
      if ((index + 1) % linesPerReport === 0) context.progress(index + 1, entries.length)
      return keyOf(line)
    })
    const similar = text.length <= maxComparedLength ? findSimilarLines(entries, options, groups.count) : undefined
    const { lines, ...others } = listLines(entries, groups, options)
    const missing = describeMissingColumn(entries, options)
    return {
      text: joinLines([...header, ...lines]),
      ...others,
      ...(similar && { similar }),
      ...(missing !== undefined && { missing }),
    }
  },

  stream: deduplicateStream,

  print: ({ text }) => text,

  note: ({ missing, similar }) => {
    const sentences = [missing, similar?.says].filter((sentence) => sentence !== undefined)
    return sentences.length === 0 ? undefined : `${sentences.join('. ')}.`
  },
}

/** Returns the lines of the result, and its other fields. */
function listLines(entries: readonly string[], groups: LineGroups, { mode, limit }: Options) {
  if (mode === 'counts') {
    const counts = groups.listCounts()
    return {
      lines: counts.map(printCount),
      kept: counts.length,
      removed: 0,
      different: 0,
      duplicates: [],
      counts: counts.slice(0, limit),
    }
  }
  const lines = groups.firstLines((count) => isKept(mode, count))
  const repeated = mode === 'remove' ? groups.listRepeated() : []
  return {
    lines,
    kept: lines.length,
    removed: entries.length - lines.length,
    different: repeated.length,
    duplicates: repeated.slice(0, limit),
  }
}
