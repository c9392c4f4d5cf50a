import { countOf } from '#core/format.ts'
import { withChunks } from '#core/chunked-result.ts'
import type { Engine } from '#core/tool.ts'
import { decode } from './decode.ts'
import { encode } from './encode.ts'
import type { tool } from './tool.ts'

export interface Morse {
  readonly text: string
  /** How many characters had no code and were left out. */
  readonly skipped: number
  /** How many codes stand for nothing and were kept as they are. */
  readonly unknown: number
  /** The same in words, where there is anything to say. */
  readonly note?: string
}

function describeProblems(skipped: number, unknown: number): string | undefined {
  if (skipped > 0) return countOf(skipped, 'character has no Morse code', 'characters have no Morse code')
  if (unknown > 0)
    return countOf(unknown, 'code is unknown and stays as it is', 'codes are unknown and stay as they are')
  return undefined
}

export const engine: Engine<typeof tool, Morse> = {
  run({ text }, { direction }, context) {
    const { chunks, ...found } = direction === 'encode' ? encode(text, context) : decode(text, context)
    const counts = { skipped: 0, unknown: 0, ...found }
    const note = describeProblems(counts.skipped, counts.unknown)
    return withChunks(note === undefined ? counts : { ...counts, note }, chunks)
  },
  print: ({ text }) => text,
  note: ({ note }) => note,
}
