import { withChunks } from '#core/chunked-result.ts'
import type { Engine } from '#core/tool.ts'
import { decode, encode } from './references.ts'
import type { tool } from './tool.ts'

export const engine: Engine<typeof tool, { text: string }> = {
  async run({ text }, { direction, named, ...encoding }, context) {
    if (direction === 'decode') return withChunks({}, await decode(text, context))
    // The option does not apply to `&` and the other four: they always have their usual names.
    const nameOf = encoding.nonAscii && named ? (await import('entities')).encodeNonAsciiHTML : undefined
    return withChunks({}, encode(text, { ...encoding, nameOf }, context))
  },
  print: ({ text }) => text,
}
