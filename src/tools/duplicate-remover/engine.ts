import { rearrangeLines } from '#core/text/lines.ts'
import type { Engine } from '#core/tool.ts'
import { LineGroups } from './group-lines.ts'
import { lineKeyReader } from './line-key.ts'
import { isKept, printCount } from './modes.ts'
import { removeStream } from './remove-stream.ts'
import type { tool } from './tool.ts'

export interface LineCount {
  /** In a stream, a line of more than 100 KB is shortened and ends with “…”. */
  readonly line: string
  readonly count: number
}

export interface Deduplicated {
  readonly text: string
  /** Number of lines in the text. */
  readonly kept: number
  /** Number of removed lines. */
  readonly removed: number
  /** Number of distinct removed lines, compared according to the options. Only in the mode `remove`. */
  readonly different: number
  /**
   * The distinct removed lines up to the limit, most frequent first. Each is spelled as in its first removed
   * occurrence. Only in the mode `remove`.
   */
  readonly duplicates: readonly LineCount[]
  /** Every distinct line up to the limit, most frequent first. Only in the mode `counts`. */
  readonly counts?: readonly LineCount[]
}

const linesPerReport = 100_000

export const engine: Engine<typeof tool, Deduplicated> = {
  run({ text }, { limit, mode, ...rule }, context) {
    let result: Deduplicated = { text, kept: 0, removed: 0, different: 0, duplicates: [] }
    const rearranged = rearrangeLines(text, (lines) => {
      const keyOf = lineKeyReader({ ...rule, keepBlank: rule.keepBlank && mode === 'remove' })
      const groups = new LineGroups(lines, (line, index) => {
        if ((index + 1) % linesPerReport === 0) context.progress(index + 1, lines.length)
        return keyOf(line)
      })
      if (mode === 'counts') {
        const counts = groups.listCounts(Infinity)
        result = { ...result, kept: counts.length, counts: counts.slice(0, limit) }
        return counts.map(printCount)
      }
      const kept = groups.firstLines((count) => isKept(mode, count))
      result = { ...result, kept: kept.length, removed: lines.length - kept.length }
      if (mode === 'remove') {
        const repeated = groups.listRepeated(Infinity)
        result = { ...result, different: repeated.length, duplicates: repeated.slice(0, limit) }
      }
      return kept
    })
    return { ...result, text: rearranged }
  },

  stream: removeStream,

  print: ({ text }) => text,
}
