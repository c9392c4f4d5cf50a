import { withChunks } from '#core/chunked-result.ts'
import type { Engine } from '#core/tool.ts'
import { decode, encode } from './escapes.ts'
import { type Parameter, readQuery } from './query.ts'
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
}
