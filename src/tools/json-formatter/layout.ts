import { pieceLength } from '#core/text/long-text.ts'
import { copyUnits, newUnits, TextOfUnits, type Units, unitsOf } from '#core/text/units.ts'
import type { Host } from '#core/tool.ts'
import { code, endOfString } from './codes.ts'

/** Behind what becomes text at a time there is room for a string or the beginning of a line, unless it is longer, */
const longestStretch = 2 ** 13
/** and for what stands around it: a mark, a line break. */
const room = 8

/** So much is read between two reports of progress. */
const reportEvery = 1_000_000

export interface Indentation {
  readonly lineBreak: string
  /** The character that lines are indented with, and how many of it make a step. */
  readonly character: string
  readonly width: number
}

/** Every member and element on a line of its own; in pieces. */
export function indentJson(json: Units, indentation: Indentation, host: Pick<Host, 'progress'>): string[] {
  const page = new Page(json, indentation)
  const { out } = page
  const { width } = indentation
  const end = json.length - 1
  let to = 0
  let indent = 0
  let at = 0
  let reportAt = reportEvery
  while (at < end) {
    if (to >= pieceLength) to = page.turn(to)
    const unit = json[at] as number
    const start = to
    switch (unit) {
      case code.quote:
        to = copyString(json, at, out, to)
        if (to === tooLong) {
          const stringEnd = endOfString(json, at)
          to = page.addLong(start, json.subarray(at, stringEnd))
          at = stringEnd
        } else {
          at += to - start
        }
        continue
      case code.comma:
        out[to] = unit
        to = page.startLine(to + 1, indent)
        break
      case code.colon:
        out[to] = unit
        out[to + 1] = code.space
        to += 2
        break
      case code.objectStart:
      case code.arrayStart:
        out[to] = unit
        to += 1
        // The closing bracket's code is two higher than the opening one's.
        if (json[at + 1] === unit + 2) {
          out[to] = unit + 2
          to += 1
          at += 1
        } else {
          indent += width
          to = page.startLine(to, indent)
        }
        break
      case code.objectEnd:
      case code.arrayEnd:
        indent -= width
        to = page.startLine(to, indent)
        out[to] = unit
        to += 1
        break
      default:
        out[to] = unit
        to += 1
    }
    at += 1
    if (at < reportAt) continue
    host.progress(at, json.length)
    reportAt = at + reportEvery
  }
  return page.take(to)
}

const tooLong = -1

/** Copies the string that starts here, and tells where the next token goes, unless it is too long. */
function copyString(json: Units, start: number, out: Units, to: number): number {
  const shift = to - start
  const end = start + longestStretch
  let at = start
  out[to] = code.quote
  while (at < end) {
    at += 1
    const unit = json[at] as number
    out[at + shift] = unit
    if (unit > code.backslash) continue
    if (unit === code.quote) return at + shift + 1
    if (unit === code.backslash) {
      at += 1
      out[at + shift] = json[at] as number
    }
  }
  return tooLong
}

/** What is being written, up to where each of these is told. They tell where to go on. */
class Page {
  readonly out: Units
  readonly #text = new TextOfUnits()
  readonly #lineBreak: Units
  readonly #blank: number

  constructor(json: Units, { lineBreak, character }: Indentation) {
    this.out = newUnits(json, pieceLength + longestStretch + room)
    this.#lineBreak = unitsOf(lineBreak)
    this.#blank = character.charCodeAt(0)
  }

  /** Makes text of it, and begins anew. */
  turn(to: number): number {
    this.#text.add(this.out.subarray(0, to))
    return 0
  }

  /** Adds what may not find room on the page. */
  addLong(to: number, units: Units): number {
    this.turn(to)
    this.#text.add(units)
    return 0
  }

  startLine(to: number, indent: number): number {
    const { out } = this
    const lineBreak = this.#lineBreak
    const blank = this.#blank
    const start = copyUnits(lineBreak, 0, lineBreak.length - 1, out, to)
    if (indent > longestStretch) return this.addLong(start, newUnits(out, indent).fill(blank))
    const end = start + indent
    for (let at = start; at < end; at += 1) out[at] = blank
    return end
  }

  take(to: number): string[] {
    this.turn(to)
    return this.#text.take()
  }
}
