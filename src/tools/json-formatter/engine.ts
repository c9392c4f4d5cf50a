import { formatBytes } from '#core/format.ts'
import { InputError } from '#core/input-error.ts'
import { outputLimit } from '#core/output-limit.ts'
import { lineBreakOf } from '#core/text/lines.ts'
import { piecesOfUnits } from '#core/text/units.ts'
import { withPieces } from '#core/text-in-pieces.ts'
import type { Engine, Host } from '#core/tool.ts'
import { indentJson, type Indentation } from './layout.ts'
import { sortMembers } from './sort.ts'
import { squeezeJson, type SqueezedJson } from './squeeze.ts'
import type { tool } from './tool.ts'
import { drawTree, printTree, type TreeRow } from './tree.ts'

export interface Json {
  readonly text: string
  /** Only of the tree. */
  readonly rows?: readonly TreeRow[]
}

type Indent = (typeof tool)['options']['indent']['choices'][number]['value']

const indents: Readonly<Record<Indent, Pick<Indentation, 'character' | 'width'>>> = {
  2: { character: ' ', width: 2 },
  4: { character: ' ', width: 4 },
  tab: { character: '\t', width: 1 },
}

function refuseTooLarge({ json, colons, breaks, steps }: SqueezedJson, { lineBreak, width }: Indentation): void {
  const length = json.length - 1 + colons + breaks * lineBreak.length + steps * width
  const limit = outputLimit(json.length)
  if (length > limit) {
    throw new InputError(`Formatted, this JSON would be larger than ${formatBytes(limit)}. Minify it, or format a part of it.`)
  }
}

/** Progress of the first or second of two times through the text. */
function turn(host: Host, number: 0 | 1): Pick<Host, 'progress'> {
  return { progress: (done, total = done) => { host.progress(number * total + done, 2 * total) } }
}

export const engine: Engine<typeof tool, Json> = {
  run({ text }, { mode, indent, sortKeys, open }, host) {
    if (!/\S/.test(text)) return mode === 'tree' ? { text: '', rows: [] } : { text: '' }

    const squeezed = squeezeJson(text, mode === 'format' ? turn(host, 0) : host)
    if (mode === 'tree') {
      const rows = drawTree(squeezed, new Set(open.split(' ')))
      return { text: printTree(rows), rows }
    }
    const indentation = { lineBreak: lineBreakOf(text), ...indents[indent] }
    if (mode === 'format') refuseTooLarge(squeezed, indentation)
    const json = sortKeys ? sortMembers(squeezed) : squeezed.json
    return withPieces({}, mode === 'format' ? indentJson(json, indentation, turn(host, 1)) : piecesOfUnits(json, json.length - 1))
  },

  print: ({ text }) => text,
}
