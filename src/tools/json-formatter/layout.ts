import { copyUnits, newUnits, type Units, unitsOf } from '#core/text/units.ts'
import type { Host } from '#core/tool.ts'
import { code } from './codes.ts'

/** So much is written between two reports of progress. */
const reportEvery = 1_000_000

export interface Indentation {
  readonly lineBreak: string
  /** The character that lines are indented with, and how many of it make a step. */
  readonly character: string
  readonly width: number
}

/** Every member and element on a line of its own. The length is the result's. */
export function indentJson(
  json: Units,
  length: number,
  { lineBreak, character, width }: Indentation,
  host: Pick<Host, 'progress'>,
): Units {
  const out = newUnits(json, length)
  const margin = { lineBreak: unitsOf(lineBreak), blank: character.charCodeAt(0) }
  let to = 0
  let indent = 0
  let reportAt = reportEvery
  let at = 0
  while (to < length) {
    const unit = json[at] as number
    const start = to
    switch (unit) {
      case code.quote:
        to = copyString(json, at, out, to)
        at += to - start
        continue
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
        // The closing bracket's code is two higher than the opening one's.
        if (json[at + 1] === unit + 2) {
          out[to] = unit + 2
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
        out[to] = unit
        to += 1
    }
    at += 1
    if (at < reportAt) continue
    host.progress(at, json.length)
    reportAt = at + reportEvery
  }
  return out
}

/** Copies the string that starts here, and tells where the next token goes. */
function copyString(json: Units, start: number, out: Units, to: number): number {
  const shift = to - start
  let at = start
  out[to] = code.quote
  for (;;) {
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
