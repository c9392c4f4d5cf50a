import { eachLine } from '#core/text/lines.ts'
import type { Engine } from '#core/tool.ts'
import { KeptLines } from './kept-lines.ts'
import type { tool } from './tool.ts'

export interface RemovedLine {
  readonly line: string
  readonly count: number
}

export interface Deduplicated {
  readonly text: string
  /** How many lines were removed. */
  readonly removed: number
  /** How many different lines they were. */
  readonly different: number
  /** These, the most frequent first, up to the limit. */
  readonly duplicates: readonly RemovedLine[]
}

interface Rule {
  readonly ignoreCase: boolean
  readonly ignoreSpace: boolean
}

const unitsPerReport = 1_000_000

/** What two lines have in common that count as equal. */
function keyOf(line: string, { ignoreCase, ignoreSpace }: Rule): string {
  const bare = ignoreSpace ? line.trim() : line
  // The final sigma is another shape, not another letter.
  return ignoreCase ? bare.toLowerCase().replaceAll('ς', 'σ') : bare
}

function listByCount(duplicates: ReadonlyMap<string, { count: number }>): RemovedLine[] {
  const lines = Array.from(duplicates, ([line, { count }]) => ({ line, count }))
  return lines.sort((one, other) => other.count - one.count)
}

export const engine: Engine<typeof tool, Deduplicated> = {
  run({ text }, { limit, ...rule }, host) {
    const kept = new KeptLines(text)
    const seen = new Set<string>()
    const duplicates = new Map<string, { count: number }>()
    let removed = 0
    let reported = 0
    eachLine(text, (start, end, next) => {
      // What follows a final line break is no line to whoever wrote it: the break stays, and is final.
      if (start === text.length) return
      const line = text.slice(start, end)
      const known = seen.size
      seen.add(keyOf(line, rule))
      if (seen.size > known) {
        kept.add(start, end, next)
      } else {
        removed += 1
        // A counter that is changed in place saves looking the line up once more.
        const counter = duplicates.get(line)
        if (counter) counter.count += 1
        else duplicates.set(line, { count: 1 })
      }
      if (next - reported > unitsPerReport) {
        reported = next
        host.progress(next, text.length)
      }
    })
    return {
      text: kept.finish(),
      removed,
      different: duplicates.size,
      duplicates: listByCount(duplicates).slice(0, limit),
    }
  },

  print: ({ text }) => text,
}
