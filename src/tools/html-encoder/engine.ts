import { withPieces } from '#core/text-in-pieces.ts'
import type { Engine } from '#core/tool.ts'
import { encode } from './references.ts'
import type { tool } from './tool.ts'

/** The table of all references comes with it: asked for by those alone who decode. */
async function decode(text: string): Promise<string> {
  const { decodeHTML } = await import('entities/decode')
  return decodeHTML(text)
}

export const engine: Engine<typeof tool, { text: string }> = {
  async run({ text }, { direction, nonAscii }, host) {
    return withPieces({}, direction === 'encode' ? encode(text, nonAscii, host) : [await decode(text)])
  },
  print: ({ text }) => text,
}
