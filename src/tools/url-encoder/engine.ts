import { chunkedResultOf, withChunks } from '#core/long-text/chunked-result.ts'
import type { Engine } from '#core/tool/tool.ts'
import { decode, encode } from './percent-encoding.ts'
import { type Parameter, readQuery } from './query-parameters.ts'
import type { tool } from './tool.ts'

export interface Coded {
  readonly text: string
  /** The decoded query parameters of the URL in the input. */
  readonly query: readonly Parameter[]
}

export const engine: Engine<typeof tool, Coded> = {
  run({ text }, options, context) {
    const code = options.direction === 'encode' ? encode : decode
    return withChunks({ query: readQuery(text) }, code(text, options, context))
  },
  print: ({ text }) => text,
  // Most commands print a line break at the end, which is hardly ever meant.
  note(result) {
    const end = chunkedResultOf(result)?.chunks.at(-1) ?? result.text
    return end.endsWith('%0A')
      ? 'The line break at the end became %0A. “Encode each line separately” (--lines) keeps it.'
      : undefined
  },
}
