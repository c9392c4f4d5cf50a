import { chunkedResultOf, withChunks } from '#core/long-text/chunked-result.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import { decode, encode } from './percent-encoding.ts'
import { readQuery } from './query-parameters.ts'
import type { tool } from './tool.ts'
import { print, type Coded } from './result.ts'

export const engine: Engine<typeof tool, Coded> = {
  run({ text }, options, context) {
    const code = options.direction === 'encode' ? encode : decode
    return withChunks({ query: readQuery(text) }, code(text, options, context))
  },
  print,
  // Most commands print a line break at the end, which is hardly ever meant.
  note(result) {
    const end = chunkedResultOf(result)?.chunks.at(-1) ?? result.text
    return end.endsWith('%0A')
      ? 'The line break at the end became %0A. “Encode each line separately” (--lines) keeps it.'
      : undefined
  },
}
