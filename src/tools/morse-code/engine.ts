import { countOf } from '#core/format.ts'
import { withChunks } from '#core/long-text/chunked-result.ts'
import { sampleLength } from '#core/tool/suggestion.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import { decode, type Decoded } from './decode.ts'
import { encode, type Encoded } from './encode.ts'
import { suggest } from './suggest.ts'
import type { tool } from './tool.ts'
import { print, type Morse } from './result.ts'

type Problems = Omit<Encoded & Decoded, 'chunks'>

const noProblems: Problems = { skipped: 0, skippedCharacters: [], unknown: 0 }

const maxListed = 10

/** Lists the characters. Those that would be invisible are written as U+200D. */
function listCharacters(characters: readonly string[]): string {
  const listed = characters.slice(0, maxListed).map((character) => {
    const hex = (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')
    return /^[\p{C}\p{M}]/u.test(character) ? `U+${hex}` : character
  })
  return [...listed, ...(characters.length > maxListed ? ['…'] : [])].join(' ')
}

function describeProblems({ skipped, skippedCharacters, unknown }: Problems, isCoded: boolean) {
  const problems = [
    isCoded && 'This looks like Morse code already. Decode turns it into text',
    skipped > 0 &&
      `${countOf(skipped, 'character has no Morse code', 'characters have no Morse code')}: ${listCharacters(skippedCharacters)}`,
    unknown > 0 && countOf(unknown, 'unknown code was left unchanged', 'unknown codes were left unchanged'),
  ].filter((problem) => problem !== false)
  return problems.length > 0 ? problems.join('. ') : undefined
}

export const engine: Engine<typeof tool, Morse> = {
  run({ text }, { direction, alphabet }, context) {
    const { chunks, ...problems } = {
      ...noProblems,
      ...(direction === 'encode' ? encode(text, context) : decode(text, alphabet)),
    }
    const { skipped, unknown } = problems
    const isCoded = direction === 'encode' && suggest(text.slice(0, sampleLength)) !== undefined
    const note = describeProblems(problems, isCoded)
    return withChunks({ skipped, unknown, ...(note !== undefined && { note }) }, chunks)
  },
  print,
  note: ({ note }) => note,
}
