import { foldCase } from '#core/text/fold-case.ts'
import { splitLines } from '#core/text/lines.ts'
import type { Engine } from '#core/tool.ts'
import { findFirstLines } from './first-lines.ts'
import { removeStream } from './remove-stream.ts'
import type { tool } from './tool.ts'

export interface RemovedLine {
  /** Of a file by the piece no more than 100 KB, and … for the rest. */
  readonly line: string
  readonly count: number
}

export interface Deduplicated {
  readonly text: string
  /** How many lines were removed. */
  readonly removed: number
  /** How many different lines they were, not counting what is ignored. */
  readonly different: number
  /** These as the first of each was written, the most frequent first, up to the limit. */
  readonly duplicates: readonly RemovedLine[]
}

interface Rule {
  readonly ignoreCase: boolean
  readonly ignoreSpace: boolean
}

interface Lines {
  /** The text, with its first kind of line break throughout. */
  readonly text: string
  readonly lineBreak: string
  /** The same lines as they are compared, broken by line feeds. */
  readonly compared: string
}

function readLines(text: string, { ignoreCase, ignoreSpace }: Rule): Lines {
  if (!text.includes('\r') && !ignoreSpace) return { text, lineBreak: '\n', compared: ignoreCase ? foldCase(text) : text }
  const { lines, lineBreak } = splitLines(text)
  const compared = (ignoreSpace ? lines.map((line) => line.trim()) : lines).join('\n')
  return { text: lines.join(lineBreak), lineBreak, compared: ignoreCase ? foldCase(compared) : compared }
}

const linesPerReport = 100_000

export const engine: Engine<typeof tool, Deduplicated> = {
  run(input, { limit, ...rule }, host) {
    const { text, lineBreak, compared } = readLines(input.text, rule)
    const firsts = findFirstLines(compared)
    const duplicates = new Duplicates(firsts.length)
    const stretches: string[] = []
    let stretchStart = 0
    // What follows a final line break is no line to whoever wrote it: the break stays, and is final.
    for (let start = 0, next = 0, line = 0; start < text.length; start = next, line++) {
      next = endOfLine(text, start, lineBreak) + lineBreak.length
      if (line % linesPerReport === linesPerReport - 1) host.progress(start, text.length)
      const first = firsts[line] as number
      if (first === line) continue
      duplicates.add(first, start)
      // Lines that stay are taken by the stretch.
      if (start > stretchStart) stretches.push(text.slice(stretchStart, start))
      stretchStart = next
    }
    stretches.push(text.slice(stretchStart))

    const kept = stretches.join('')
    const groups = duplicates.mostFrequentFirst()
    return {
      // Where the last line went and had no break, the one before it is the last, and has none either.
      text: stretchStart > text.length ? kept.slice(0, -lineBreak.length) : kept,
      removed: duplicates.total,
      different: groups.length,
      duplicates: groups
        .slice(0, limit)
        .map(({ start, count }) => ({ line: text.slice(start, endOfLine(text, start, lineBreak)), count })),
    }
  },

  stream: removeStream,

  print: ({ text }) => text,
}

function endOfLine(text: string, start: number, lineBreak: string): number {
  const end = text.indexOf(lineBreak, start)
  return end < 0 ? text.length : end
}

/** The lines removed, by the line they are equal to. */
class Duplicates {
  total = 0
  readonly #counts: Int32Array
  /** Where the first of them begins. */
  readonly #starts: Int32Array

  constructor(lines: number) {
    this.#counts = new Int32Array(lines)
    this.#starts = new Int32Array(lines)
  }

  add(first: number, start: number): void {
    if (this.#counts[first] === 0) this.#starts[first] = start
    this.#counts[first] = (this.#counts[first] as number) + 1
    this.total += 1
  }

  mostFrequentFirst(): { start: number; count: number }[] {
    const groups: { start: number; count: number }[] = []
    this.#counts.forEach((count, first) => {
      if (count > 0) groups.push({ start: this.#starts[first] as number, count })
    })
    return groups.sort((one, other) => other.count - one.count)
  }
}
