import { countOf } from '#core/format.ts'
import { withChunks } from '#core/chunked-result.ts'
import type { Engine } from '#core/tool.ts'
import { decode } from './decode.ts'
import { encode } from './encode.ts'
import type { tool } from './tool.ts'

export interface Morse {
  readonly text: string
  /** Number of characters without a code, which are left out. */
  readonly skipped: number
  /** Number of unknown codes, which are kept unchanged. */
  readonly unknown: number
  /** A message about the skipped characters or unknown codes, if there are any. */
  readonly note?: string
}

function describeProblems(skipped: number, unknown: number): string | undefined {
  if (skipped > 0) return countOf(skipped, 'character has no Morse code', 'characters have no Morse code')
  if (unknown > 0) return countOf(unknown, 'unknown code was left unchanged', 'unknown codes were left unchanged')
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
