import { rearrangeLines } from '#core/text/lines.ts'
import type { Engine } from '#core/tool.ts'
import { readEntries } from './entries.ts'
import { LineGroups } from './group-lines.ts'
import { lineKeyReader } from './line-key.ts'
import { isKept, printCount } from './modes.ts'
import { removeStream } from './remove-stream.ts'
import type { Deduplicated } from './result.ts'
import { findSimilarLines } from './similar-lines.ts'
import type { tool } from './tool.ts'

const linesPerReport = 100_000

/** In UTF-16 code units. Looking for similar lines in longer texts would take noticeable time. */
const maxComparedLength = 2_000_000

export const engine: Engine<typeof tool, Deduplicated> = {
  run({ text }, options, context) {
    const { limit, mode } = options
    const isRemoving = mode === 'remove'
    let result: Deduplicated = { text, kept: 0, removed: 0, different: 0, duplicates: [] }
    const rearranged = rearrangeLines(text, (all) => {
      const { header, entries: lines } = readEntries(all, options)
      const keyOf = lineKeyReader(options)
      const groups = new LineGroups(lines, (line, index) => {
        if ((index + 1) % linesPerReport === 0) context.progress(index + 1, lines.length)
        return keyOf(line)
      })
      const similar = text.length <= maxComparedLength ? findSimilarLines(lines, options, groups.count) : undefined
      if (similar) result = { ...result, similar }
      if (mode === 'counts') {
        const counts = groups.listCounts(Infinity)
        result = { ...result, kept: counts.length, counts: counts.slice(0, limit) }
        return [...header, ...counts.map(printCount)]
      }
      const kept = groups.firstLines((count) => isKept(mode, count))
      result = { ...result, kept: kept.length, removed: lines.length - kept.length }
      if (isRemoving) {
        const repeated = groups.listRepeated(Infinity)
        result = { ...result, different: repeated.length, duplicates: repeated.slice(0, limit) }
      }
      return [...header, ...kept]
    })
    return { ...result, text: rearranged }
  },

  stream: removeStream,

  print: ({ text }) => text,

  note: ({ similar }) => similar && `${similar.says}.`,
}
