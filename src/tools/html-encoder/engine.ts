import { decodeHTML } from 'entities/decode'
import type { Engine } from '#core/tool.ts'
import { encode } from './references.ts'
import type { tool } from './tool.ts'

export const engine: Engine<typeof tool, { text: string }> = {
  run({ text }, { direction, nonAscii }, host) {
    return { text: direction === 'encode' ? encode(text, nonAscii, host) : decodeHTML(text) }
  },
  print: ({ text }) => text,
}
