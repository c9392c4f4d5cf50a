import { separateLines } from '#core/text/rearrange-lines.ts'
import { splitEntries } from '#core/text/split-entries.ts'
import type { Engine } from '#core/tool.ts'
import { LineGroups } from './group-lines.ts'
import { lineKeyReader } from './line-key.ts'
import { isKept, printCount } from './modes.ts'
import { removeStream } from './remove-stream.ts'
import { findSimilarLines, type SimilarLines } from './similar-lines.ts'
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
  /** Undefined if there are none, or if the text is too long to look for them. */
  readonly similar?: SimilarLines
}

const linesPerReport = 100_000

/** In UTF-16 code units. Looking for similar lines in longer texts would take noticeable time. */
const maxComparedLength = 2_000_000

export const engine: Engine<typeof tool, Deduplicated> = {
  run({ text }, options, context) {
    const { limit, mode } = options
    const isRemoving = mode === 'remove'
    const { lines: all, joinLines } = separateLines(text)
    // Remove duplicates keeps the first line anyway, and removes its copies.
    const headerCount = options.keepFirst && !isRemoving ? 1 : 0
    const header = all.slice(0, headerCount)
    const body = all.slice(headerCount)
    const lines = options.split ? body.flatMap(splitEntries) : body
    const keyOf = lineKeyReader(options)
    const groups = new LineGroups(lines, (line, index) => {
      if ((index + 1) % linesPerReport === 0) context.progress(index + 1, lines.length)
      return keyOf(line)
    })
    const similar = text.length <= maxComparedLength ? findSimilarLines(lines, options, groups.count) : undefined
    if (mode === 'counts') {
      const counts = groups.listCounts(Infinity)
      return {
        text: joinLines([...header, ...counts.map(printCount)]),
        kept: counts.length,
        removed: 0,
        different: 0,
        duplicates: [],
        ...(similar && { similar }),
        counts: counts.slice(0, limit),
      }
    }
    const kept = groups.firstLines((count) => isKept(mode, count))
    const repeated = isRemoving ? groups.listRepeated(Infinity) : []
    return {
      text: joinLines([...header, ...kept]),
      kept: kept.length,
      removed: lines.length - kept.length,
      different: repeated.length,
      duplicates: repeated.slice(0, limit),
      ...(similar && { similar }),
    }
  },

  stream: removeStream,

  print: ({ text }) => text,

  note: ({ similar }) => similar && `${similar.says}.`,
}
