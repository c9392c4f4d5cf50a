import { InputError } from '#core/input-error.ts'
import { TextBuilder } from '#core/text/text-builder.ts'
import { chunksOf } from '#core/text/chunks.ts'
import type { EngineContext } from '#core/tool.ts'
import { codes, isMorse, toPlainSignals } from './codes.ts'

export interface Decoded {
  readonly chunks: readonly string[]
  /** How many codes stand for nothing and were kept as they are. */
  readonly unknown: number
}

const characters = new Map(Array.from(codes, ([character, code]) => [code, character]))

/** A code with the spaces after it, other spaces, or a stroke. Line breaks are not matched. */
const signs = /([^\s/]+)[^\S\r\n]*|[^\S\r\n]+|\//g

/** In UTF-16 units. */
const chunkLength = 65_536

/** Codes become letters, a stroke a space, line breaks stay. */
export function decode(text: string, context: Pick<EngineContext, 'progress'>): Decoded {
  const result = new TextBuilder()
  let known = 0
  let unknown = 0
  const decodeSign = (sign: string, code: string | undefined) => {
    if (code === undefined) return sign === '/' ? ' ' : ''
    const character = characters.get(code) ?? characters.get(toPlainSignals(code))
    if (character === undefined) unknown += 1
    else known += 1
    return character ?? code
  }
  for (const chunk of chunksOf(text, context, chunkLength, nextSpace)) result.add(chunk.replace(signs, decodeSign))
  if (known === 0 && unknown > 0) throw new InputError('This is no Morse code.', reasonAgainst(text))
  return { chunks: result.take(), unknown }
}

function nextSpace(text: string, from: number): number {
  const space = /\s/g
  space.lastIndex = from
  return space.exec(text)?.index ?? text.length
}

function reasonAgainst(text: string): string {
  return isMorse(text)
    ? 'Not one of its codes stands for a character.'
    : 'That is written with dots and dashes, such as ... --- ...'
}
