import { Excerpt } from '#core/text/excerpt.ts'
import { foldCase } from '#core/text/fold-case.ts'
import { splitLines } from '#core/text/lines.ts'
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
    const duplicates = new Duplicates(firsts)
    const kept = new Excerpt(text)
    let stretchStart = 0
    // What follows a final line break is no line to whoever wrote it: the break stays, and is final.
    for (let line = 0, start = 0; start < text.length; start = starts[++line] as number) {
      if (line % linesPerReport === linesPerReport - 1) host.progress(start, text.length)
      const first = firsts[line] as number
      if (first === line) continue
      duplicates.add(first)
      // Lines that stay are taken by the stretch.
      if (start > stretchStart) kept.keep(stretchStart, start)
      stretchStart = starts[line + 1] as number
    }
    if (stretchStart < text.length) kept.keep(stretchStart, text.length)

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
  readonly #firsts: Int32Array
  readonly #counts: Int32Array

  constructor(firsts: Int32Array) {
    this.#firsts = firsts
    this.#counts = new Int32Array(firsts.length)
  }

  add(first: number): void {
    const count = this.#counts[first] as number
    if (count === 0) this.different += 1
    this.#counts[first] = count + 1
    this.total += 1
  }

  /** Each with the first of them that was removed. */
  mostFrequent(limit: number): { line: number; count: number }[] {
    const found = mostFrequent(this.#counts, limit)
    const removed = this.#firstRemoved(new Set(found))
    return found.map((first) => ({ line: removed.get(first) as number, count: this.#counts[first] as number }))
  }

  #firstRemoved(wanted: ReadonlySet<number>): Map<number, number> {
    const removed = new Map<number, number>()
    const firsts = this.#firsts
    for (let line = 0; removed.size < wanted.size; line++) {
      const first = firsts[line] as number
      if (first !== line && wanted.has(first) && !removed.has(first)) removed.set(first, line)
    }
    return removed
  }
}
