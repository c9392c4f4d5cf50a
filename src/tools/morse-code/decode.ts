import { InputError } from '#core/input-error.ts'
import { LongText } from '#core/text/long-text.ts'
import type { Host } from '#core/tool.ts'
import { codes } from './codes.ts'
import { sign, signAt } from './signs.ts'

export interface Decoded {
  readonly text: string
  /** How many codes stand for nothing and were kept as they are. */
  readonly unknown: number
}

/** A code as a number: a 1 to begin with, then 0 for a dot and 1 for a dash. */
const longestCode = 7
const tooLong = 1 << longestCode

function createCharacters(): string[] {
  const characters: string[] = []
  for (const [character, code] of codes) {
    const number = [...code].reduce((bits, signal) => (bits << 1) | (signal === '-' ? 1 : 0), 1)
    characters[number] = character
  }
  return characters
}

const characters = createCharacters()

const mostPieces = 10_000

/** Codes become letters, a stroke a space, line breaks stay. */
export function decode(text: string, host: Host): Decoded {
  const result = new LongText()
  let pieces: string[] = []
  let known = 0
  let unknown = 0
  let number = 1
  let start = 0
  for (let at = 0; at <= text.length; at += 1) {
    const kind = signAt(text, at)
    if (kind === sign.dot || kind === sign.dash) {
      number = Math.min(tooLong, (number << 1) | (kind === sign.dash ? 1 : 0))
      continue
    }
    if (kind === sign.dots) {
      number = Math.min(tooLong, number << 3)
      continue
    }
    if (kind === sign.foreign) {
      number = tooLong
      continue
    }
    if (at > start) {
      const character = characters[number]
      if (character === undefined) unknown += 1
      else known += 1
      pieces.push(character ?? text.slice(start, at))
    }
    if (kind === sign.wordGap) pieces.push(' ')
    if (kind === sign.lineBreak) pieces.push(text.charAt(at))
    number = 1
    start = at + 1
    if (pieces.length < mostPieces) continue
    result.add(pieces.join(''))
    pieces = []
    host.progress(at, text.length)
  }
  if (known === 0 && unknown > 0) {
    throw new InputError('This is no Morse code.', 'That is written with dots and dashes, such as ... --- ...')
  }
  result.add(pieces.join(''))
  return { text: result.finish(), unknown }
}
