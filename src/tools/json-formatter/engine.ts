import { outputLimit } from '#core/output-limit.ts'
import { lineBreakOf } from '#core/text/lines.ts'
import { withChunks } from '#core/chunked-result.ts'
import type { Engine } from '#core/tool.ts'
import { JsonScanner } from './scanner.ts'
import { sortMembers } from './sort.ts'
import type { tool } from './tool.ts'
import { buildTree, printTree, type TreeRow } from './tree.ts'
import { formatJson, minifyJson } from './write.ts'

export interface Json {
  readonly text: string
  /** Present only in tree mode. */
  readonly rows?: readonly TreeRow[]
}

type Indent = (typeof tool)['options']['indent']['choices'][number]['value']

const indents: Readonly<Record<Indent, string>> = { 2: '  ', 4: '    ', tab: '\t' }

export const engine: Engine<typeof tool, Json> = {
  run({ text }, { mode, indent, sortKeys, open }, context) {
    if (!/\S/.test(text)) return mode === 'tree' ? { text: '', rows: [] } : { text: '' }

    const scanner = new JsonScanner(text, context)
    if (mode === 'tree') {
      const rows = buildTree(scanner, new Set(open.split(' ')))
      return { text: printTree(rows), rows }
    }
    // The sorted text is scanned again. Only the sorting step reports progress, because it takes longer.
    const sorted = sortKeys ? new JsonScanner(sortMembers(scanner), { progress: () => undefined }) : scanner
    if (mode === 'minify') return withChunks({}, minifyJson(sorted))
    const maxLength = outputLimit(text.length)
    return withChunks({}, formatJson(sorted, { lineBreak: lineBreakOf(text), indent: indents[indent], maxLength }))
  },

  print: ({ text }) => text,
}
