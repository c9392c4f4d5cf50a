import { withChunks } from '#core/chunked-result.ts'
import type { Engine } from '#core/tool.ts'
import { decode, encode } from './references.ts'
import type { tool } from './tool.ts'

export const engine: Engine<typeof tool, { text: string }> = {
  async run({ text }, { direction, nonAscii }, context) {
    return withChunks({}, direction === 'encode' ? encode(text, nonAscii, context) : await decode(text, context))
  },
  print: ({ text }) => text,
}
