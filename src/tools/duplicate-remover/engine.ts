import { rearrangeLines } from '#core/text/lines.ts'
import { filterLineStream } from '#core/text/line-stream.ts'
import { detached } from '#core/text/words.ts'
import type { Engine } from '#core/tool.ts'
import { LineRemover } from './line-remover.ts'
import { findSimilarLines, type SimilarLines } from './similar-lines.ts'
import type { tool } from './tool.ts'

export interface LineCount {
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
    const remover = new LineRemover(options)
    let similar: SimilarLines | undefined
    const rearranged = rearrangeLines(text, (lines) => {
      const written: string[][] = []
      for (let start = 0; start < lines.length; start += linesPerReport) {
        context.progress(start, lines.length)
        written.push(remover.add(lines.slice(start, start + linesPerReport)))
      }
      if (text.length <= maxComparedLength) similar = findSimilarLines(lines, options)
      return [...written.flat(), ...remover.linesAtEnd()]
    })
    return { text: rearranged, ...remover.summarize(), ...(similar && { similar }) }
  },

  /** In the mode `remove`, lines are written while the file is read. */
  async *stream(chunks, options, context) {
    const remover = new LineRemover(options)
    // A slice would keep the whole chunk in memory.
    const add = (lines: readonly string[]) => remover.add(lines.map(detached))
    yield* filterLineStream(chunks, add, context, () => remover.linesAtEnd())
    return { text: '', ...remover.summarize() }
  },

  print: ({ text }) => text,

  note: ({ similar }) => similar && `${similar.says}.`,
}
