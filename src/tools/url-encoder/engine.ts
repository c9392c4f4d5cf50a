import type { Engine } from '#core/tool.ts'
import { decode, encode } from './escapes.ts'
import { type Parameter, readQuery } from './query.ts'
import type { tool } from './tool.ts'

export interface Coded {
  readonly text: string
  /** The parameters of the address as it was given, decoded. */
  readonly query: readonly Parameter[]
}

export const engine: Engine<typeof tool, Coded> = {
  run({ text }, { direction, ...rules }, host) {
    const coded = direction === 'encode' ? encode(text, rules, host) : decode(text, rules)
    return { text: coded, query: readQuery(text) }
  },
  print: ({ text }) => text,
}
