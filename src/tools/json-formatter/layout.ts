import { copyUnits, newUnits, textOf, type Units, unitsOf } from '#core/text/units.ts'
import type { Host } from '#core/tool.ts'
import { code, endOfString, endOfWord, skipBlanks } from './codes.ts'

/** So much is written between two reports of progress. */
const reportEvery = 1_000_000

/** A valid text without the white space between its tokens. The length is the result's. */
export function minifyJson(json: Units, length: number, host: Pick<Host, 'progress'>): string {
  const out = newUnits(json, length)
  let reportAt = reportEvery
  let at = 0
  for (let to = 0; to < length; ) {
    let unit = json[at] as number
    at += 1
    if (unit <= code.space) continue
    out[to] = unit
    to += 1
    if (unit !== code.quote) continue
    do {
      unit = json[at] as number
      out[to] = unit
      at += 1
      to += 1
      if (unit === code.backslash) {
        out[to] = json[at] as number
        at += 1
        to += 1
      }
    } while (unit !== code.quote)
    if (at < reportAt) continue
    host.progress(at, json.length)
    reportAt = at + reportEvery
  }
  return textOf(out, 0, length)
}

export interface Indentation {
  readonly lineBreak: string
  /** The character that lines are indented with, and how many of it make a step. */
  readonly character: string
  readonly width: number
}

/** A valid text with every member and element on a line of its own. The length is the result's. */
export function indentJson(
  json: Units,
  length: number,
  { lineBreak, character, width }: Indentation,
  host: Pick<Host, 'progress'>,
): string {
  const out = newUnits(json, length)
  const margin = { lineBreak: unitsOf(lineBreak), blank: character.charCodeAt(0) }
  let to = 0
  let indent = 0
  let reportAt = reportEvery
  let at = skipBlanks(json, 0)
  while (to < length) {
    const start = at
    const unit = json[at] as number
    at += 1
    switch (unit) {
      case code.quote:
        at = endOfString(json, start)
        to = copyUnits(json, start, at, out, to)
        break
      case code.comma:
        out[to] = unit
        to = startLine(out, to + 1, indent, margin)
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
        at = skipBlanks(json, at)
        if (json[at] === code.objectEnd || json[at] === code.arrayEnd) {
          out[to] = json[at] as number
          to += 1
          at += 1
        } else {
          indent += width
          to = startLine(out, to, indent, margin)
        }
        break
      case code.objectEnd:
      case code.arrayEnd:
        indent -= width
        to = startLine(out, to, indent, margin)
        out[to] = unit
        to += 1
        break
      default:
        at = endOfWord(json, start)
        to = copyUnits(json, start, at, out, to)
    }
    at = skipBlanks(json, at)
    if (at < reportAt) continue
    host.progress(at, json.length)
    reportAt = at + reportEvery
  }
  return textOf(out, 0, length)
}

interface Margin {
  readonly lineBreak: Units
  readonly blank: number
}

function startLine(out: Units, to: number, indent: number, { lineBreak, blank }: Margin): number {
  const start = copyUnits(lineBreak, 0, lineBreak.length - 1, out, to)
  const end = start + indent
  for (let at = start; at < end; at += 1) out[at] = blank
  return end
}
