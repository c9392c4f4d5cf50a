import { InputError } from '#core/input-error.ts'
import { TextBuilder } from '#core/text/text-builder.ts'
import { chunksOf } from '#core/text/chunks.ts'
import type { EngineContext } from '#core/tool.ts'
import { alphabets, codes, prosigns } from './codes.ts'
import { isMorse, markWordGaps, toPlainSignals } from './signals.ts'

export interface Decoded {
  readonly chunks: readonly string[]
  /** Number of unknown codes, which are kept unchanged. */
  readonly unknown: number
}

function characterMap(letters: Iterable<readonly [string, string]>): ReadonlyMap<string, string> {
  return new Map([
    // If several have the same code, the last entry counts.
    ...Array.from(prosigns, ([name, code]): [string, string] => [code, `<${name}>`]).reverse(),
    ...Array.from([...codes, ...letters], ([character, code]): [string, string] => [code, character]),
  ])
}

const charactersByAlphabet = {
  latin: characterMap([]),
  cyrillic: characterMap(alphabets.cyrillic),
  greek: characterMap(alphabets.greek),
}

export type Alphabet = keyof typeof charactersByAlphabet

/** A code with the spaces after it, other spaces, or a slash or bar. Line breaks are not matched. */
const tokens = /([^\s/|]+)[^\S\r\n]*|[^\S\r\n]+|[/|]/g

/** In UTF-16 code units. */
const chunkLength = 65_536

/** Decodes codes to characters, and slashes, bars and wide gaps to spaces. Line breaks are kept. */
export function decode(text: string, alphabet: Alphabet, context: Pick<EngineContext, 'progress'>): Decoded {
  const characters = charactersByAlphabet[alphabet]
  const result = new TextBuilder()
  let known = 0
  let unknown = 0
  const decodeToken = (token: string, code: string | undefined) => {
    if (code === undefined) return token === '/' || token === '|' ? ' ' : ''
    const character = characters.get(code) ?? characters.get(toPlainSignals(code))
    if (character === undefined) unknown += 1
    else known += 1
    return character ?? code
  }
  for (const chunk of chunksOf(markWordGaps(text), context, chunkLength, nextSpace)) {
    result.add(chunk.replace(tokens, decodeToken))
  }
  if (known === 0 && unknown > 0) throw new InputError('This doesn’t look like Morse code.', explain(text))
  return { chunks: result.take(), unknown }
}

function nextSpace(text: string, from: number): number {
  const space = /\s/g
  space.lastIndex = from
  return space.exec(text)?.index ?? text.length
}

function explain(text: string): string {
  return isMorse(text)
    ? 'None of these codes stands for a character.'
    : 'Morse code is written in dots and dashes, such as ... --- ...'
}
