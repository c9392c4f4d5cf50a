import { foldCase } from '#core/text/fold-case.ts'
import { splitLines } from '#core/text/lines.ts'
import { LongText } from '#core/text/long-text.ts'
import { mostFrequent } from '#core/text/most-frequent.ts'
import { withPieces } from '#core/text-in-pieces.ts'
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
    const { starts: comparedStarts, firsts } = findFirstLines(compared)
    const starts = compared === text ? comparedStarts : startsOf(text, lineBreak, firsts.length)
    const duplicates = new Duplicates(firsts.length)
    const kept = new LongText()
    let stretchStart = 0
    // What follows a final line break is no line to whoever wrote it: the break stays, and is final.
    for (let line = 0, start = 0; start < text.length; start = starts[++line] as number) {
      if (line % linesPerReport === linesPerReport - 1) host.progress(start, text.length)
      const first = firsts[line] as number
      if (first === line) continue
      duplicates.add(first, line)
      // Lines that stay are taken by the stretch.
      if (start > stretchStart) kept.add(text.slice(stretchStart, start))
      stretchStart = starts[line + 1] as number
    }
    kept.add(text.slice(stretchStart))

    const counts = {
      removed: duplicates.total,
      different: duplicates.different,
      duplicates: duplicates.mostFrequent(limit).map(({ line, count }) => ({
        line: text.slice(starts[line], (starts[line + 1] as number) - lineBreak.length),
        count,
      })),
    }
    const pieces = kept.take()
    // Where the last line went and had no break, the one before it is the last, and has none either.
    return withPieces(counts, stretchStart > text.length ? withoutEnd(pieces, lineBreak) : pieces)
  },

  stream: removeStream,

  print: ({ text }) => text,
}

function withoutEnd(pieces: readonly string[], end: string): string[] {
  return pieces.map((piece, i) => (i === pieces.length - 1 ? piece.slice(0, -end.length) : piece))
}

/** Where each line begins, and behind them where the one after the last would. */
function startsOf(text: string, lineBreak: string, lines: number): Int32Array {
  const starts = new Int32Array(lines + 1)
  for (let line = 1; line < lines; line++) starts[line] = text.indexOf(lineBreak, starts[line - 1]) + lineBreak.length
  starts[lines] = text.length + lineBreak.length
  return starts
}

/** The lines removed, by the line they are equal to. */
class Duplicates {
  total = 0
  different = 0
  readonly #counts: Int32Array
  /** The first of them. */
  readonly #lines: Int32Array

  constructor(lines: number) {
    this.#counts = new Int32Array(lines)
    this.#lines = new Int32Array(lines)
  }

  add(first: number, line: number): void {
    const count = this.#counts[first] as number
    if (count === 0) {
      this.#lines[first] = line
      this.different += 1
    }
    this.#counts[first] = count + 1
    this.total += 1
  }

  mostFrequent(limit: number): { line: number; count: number }[] {
    return mostFrequent(this.#counts, limit).map((first) => ({
      line: this.#lines[first] as number,
      count: this.#counts[first] as number,
    }))
  }
}
