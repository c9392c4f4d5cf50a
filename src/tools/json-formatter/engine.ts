import { outputLimit } from '#core/output-limit.ts'
import { lineBreakOf } from '#core/text/lines.ts'
import { withChunks } from '#core/chunked-result.ts'
import type { OptionValues } from '#core/options.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import { JsonScanner } from './scanner.ts'
import { sortMembers } from './sort.ts'
import type { tool } from './tool.ts'
import { buildTree, printTree, type TreeRow } from './tree.ts'
import { formatJson, minifyJson } from './write.ts'

export interface Json {
  readonly text: string
  /** Present only in tree mode. */
  readonly rows?: readonly TreeRow[]
  /** The input without its mistakes, in its own layout. Present only if it was repaired. */
  readonly repaired?: string
}

type Options = OptionValues<(typeof tool)['options']>

const indents: Readonly<Record<Options['indent'], string>> = { 2: '  ', 4: '    ', tab: '\t' }

export const engine: Engine<typeof tool, Json> = {
  run({ text }, options, context) {
    if (!/\S/.test(text)) return options.mode === 'tree' ? { text: '', rows: [] } : { text: '' }
    return options.repair ? repairAndWrite(text, options, context) : write(text, options, context)
  },

  print: ({ text }) => text,

  note: ({ repaired }) => (repaired === undefined ? undefined : 'The JSON had mistakes, which were repaired.'),
}

async function repairAndWrite(text: string, options: Options, context: EngineContext): Promise<Json> {
  const { repairJson } = await import('./repair.ts')
  const repaired = repairJson(text, options.lines)
  return write(repaired, options, context, repaired === text ? {} : { repaired })
}

function write(
  text: string,
  { mode, indent, sortKeys, lines, open }: Options,
  context: EngineContext,
  rest: Pick<Json, 'repaired'> = {},
): Json {
  const scanner = new JsonScanner(text, context, { isLines: lines })
  if (mode === 'tree') {
    const rows = buildTree(lines ? asArray(scanner) : scanner, new Set(open.split(' ')))
    return { text: printTree(rows), rows, ...rest }
  }
  // The sorted text is scanned again. Only the sorting step reports progress, because it takes longer.
  const sorted = sortKeys ? new JsonScanner(sortMembers(scanner), silent, { isLines: lines }) : scanner
  const lineBreak = lineBreakOf(text)
  if (mode === 'minify') return withChunks(rest, minifyJson(sorted, lineBreak))
  const maxLength = outputLimit(text.length, context)
  return withChunks(rest, formatJson(sorted, { lineBreak, indent: indents[indent], maxLength }))
}

const silent = { progress: () => undefined }

/** Returns a scanner for an array with the values of JSON Lines as its elements. */
function asArray(scanner: JsonScanner): JsonScanner {
  return new JsonScanner(`[${minifyJson(scanner, ',').join('')}]`, silent)
}
