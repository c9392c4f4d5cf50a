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

const maxListed = 10

/** Lists the characters. Those that would be invisible are written as U+200D. */
function listCharacters(characters: readonly string[]): string {
  const listed = characters.slice(0, maxListed).map((character) => {
    const hex = (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')
    return /^[\p{C}\p{M}]/u.test(character) ? `U+${hex}` : character
  })
  return [...listed, ...(characters.length > maxListed ? ['…'] : [])].join(' ')
}

function describeProblems(skipped: number, skippedCharacters: readonly string[], unknown: number): string | undefined {
  if (skipped > 0) {
    const count = countOf(skipped, 'character has no Morse code', 'characters have no Morse code')
    return `${count}: ${listCharacters(skippedCharacters)}`
  }
  if (unknown > 0) return countOf(unknown, 'unknown code was left unchanged', 'unknown codes were left unchanged')
  return undefined
}

export const engine: Engine<typeof tool, Morse> = {
  run({ text }, { direction, alphabet }, context) {
    const coded = {
      skipped: 0,
      skippedCharacters: [],
      unknown: 0,
      ...(direction === 'encode' ? encode(text, context) : decode(text, alphabet)),
    }
    const { chunks, skippedCharacters, ...counts } = coded
    const note = describeProblems(counts.skipped, skippedCharacters, counts.unknown)
    return withChunks(note === undefined ? counts : { ...counts, note }, chunks)
  },
  print: ({ text }) => text,
  note: ({ note }) => note,
}
