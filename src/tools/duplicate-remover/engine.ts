import { rearrangeLines } from '#core/text/lines.ts'
import type { Engine } from '#core/tool.ts'
import { keyOf } from './line-key.ts'
import { removeStream } from './remove-stream.ts'
import type { tool } from './tool.ts'

export interface RemovedLine {
  /** In a stream, cut at 100 KB with … for the rest. */
  readonly line: string
  readonly count: number
}

export interface Deduplicated {
  readonly text: string
  /** Number of removed lines. */
  readonly removed: number
  /** Number of different lines among them, compared according to the options. */
  readonly different: number
  /** The different removed lines, as first removed, most frequent first, up to the limit. */
  readonly duplicates: readonly RemovedLine[]
}

const linesPerReport = 100_000

export const engine: Engine<typeof tool, Deduplicated> = {
  run(input, { limit, ...rule }, context) {
    const firstIndexes = new Map<string, number>()
    /** Removed lines by the index of the kept line that they equal. */
    const removedLines = new Map<number, { line: string; count: number }>()
    let removed = 0
    const text = rearrangeLines(input.text, (lines) =>
      lines.filter((line, index) => {
        if ((index + 1) % linesPerReport === 0) context.progress(index + 1, lines.length)
        const key = keyOf(line, rule)
        const first = firstIndexes.get(key)
        if (first === undefined) {
          firstIndexes.set(key, index)
          return true
        }
        removed += 1
        const known = removedLines.get(first)
        if (known) known.count += 1
        else removedLines.set(first, { line, count: 1 })
        return false
      }),
    )
    // Equally frequent lines are listed in the order of their first occurrence.
    const duplicates = [...removedLines]
      .sort(([first, a], [otherFirst, b]) => b.count - a.count || first - otherFirst)
      .slice(0, limit)
      .map(([, line]) => line)
    return { text, removed, different: removedLines.size, duplicates }
  },

  stream: removeStream,

  print: ({ text }) => text,
}
