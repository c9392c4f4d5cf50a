import { rearrangeLines } from '#core/text/lines.ts'
import type { Engine } from '#core/tool.ts'
import { lineKeyOf } from './line-key.ts'
import { removeStream } from './remove-stream.ts'
import type { tool } from './tool.ts'

export interface RemovedLine {
  /** In a stream, a line of more than 100 KB is shortened and ends with “…”. */
  readonly line: string
  readonly count: number
}

export interface Deduplicated {
  readonly text: string
  /** Number of removed lines. */
  readonly removed: number
  /** Number of distinct removed lines, compared according to the options. */
  readonly different: number
  /**
   * The distinct removed lines up to the limit, most frequent first. Each is spelled as in its first removed
   * occurrence.
   */
  readonly duplicates: readonly RemovedLine[]
}

const linesPerReport = 100_000

export const engine: Engine<typeof tool, Deduplicated> = {
  run(input, { limit, ...rule }, context) {
    const firstIndexes = new Map<string, number>()
    /** The removed lines, keyed by the index of the kept line that they are equal to. */
    const removedLines = new Map<number, { line: string; count: number }>()
    let removed = 0
    const text = rearrangeLines(input.text, (lines) =>
      lines.filter((line, index) => {
        if ((index + 1) % linesPerReport === 0) context.progress(index + 1, lines.length)
        const key = lineKeyOf(line, rule)
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
    // Lines with equal counts are listed in the order of their first occurrence.
    const duplicates = [...removedLines]
      .sort(([first, a], [otherFirst, b]) => b.count - a.count || first - otherFirst)
      .slice(0, limit)
      .map(([, line]) => line)
    return { text, removed, different: removedLines.size, duplicates }
  },

  stream: removeStream,

  print: ({ text }) => text,
}
