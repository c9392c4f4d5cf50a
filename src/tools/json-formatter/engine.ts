import { outputLimit } from '#core/long-text/size-limits.ts'
import { lineBreakOf } from '#core/text/lines.ts'
import { chunkedResultOf, withChunks } from '#core/long-text/chunked-result.ts'
import type { Engine, EngineContext } from '#core/tool/engine-interface.ts'
import { findDuplicateKeys } from './duplicate-keys.ts'
import { JsonScanner } from './scanner.ts'
import { writeSorted } from './sort.ts'
import type { Options, tool } from './tool.ts'
import { buildTree, printTree } from './tree.ts'
import { writeJson } from './write.ts'
import { print, type JsonResult } from './result.ts'

const indents: Readonly<Record<Options['indent'], string>> = { 2: '  ', 4: '    ', tab: '\t' }

export const engine: Engine<typeof tool, JsonResult> = {
  run({ text }, options, context) {
    if (!/\S/.test(text)) return options.mode === 'tree' ? { text: '', rows: [] } : { text: '' }
    return options.repair ? repairAndWrite(text, options, context) : write(text, options, context)
  },
  print,

  note(result) {
    // Reading the text would join its chunks.
    if (!chunkedResultOf(result) && result.text === '') return 'The text is empty, so there’s no result.'
    const { repaired, duplicateKeys = [] } = result
    const lines = duplicateKeys.map(({ key, line }) => `Line ${String(line)}: the key “${key}” is repeated.`)
    if (repaired !== undefined) lines.unshift('The JSON had mistakes, which were repaired.')
    return lines.length === 0 ? undefined : lines.join('\n')
  },
}

async function repairAndWrite(original: string, options: Options, context: EngineContext): Promise<JsonResult> {
  const { repairJson } = await import('./repair.ts')
  return write(repairJson(original, options.lines), options, context, original)
}

function write(text: string, options: Options, context: EngineContext, original = text): JsonResult {
  const { mode, indent, sortKeys, lines, open, find } = options
  const duplicateKeys = findDuplicateKeys(text, lines)
  const otherFields = {
    ...(text !== original && { repaired: text }),
    ...(duplicateKeys.length > 0 && { duplicateKeys }),
  }
  const scanner = new JsonScanner(text, lines, context)
  if (mode === 'tree') {
    const rows = buildTree(scanner, open, find)
    return { text: printTree(rows), rows, ...otherFields }
  }
  // The sorted text is scanned again. Only the sorting step reports progress, because it takes longer.
  const sorted = sortKeys ? new JsonScanner(writeSorted(scanner), lines) : scanner
  const chunks = writeJson(sorted, {
    indent: mode === 'minify' ? undefined : indents[indent],
    lineBreak: lineBreakOf(text),
    maxLength: outputLimit(text.length, context),
  })
  return withChunks(otherFields, chunks)
}
