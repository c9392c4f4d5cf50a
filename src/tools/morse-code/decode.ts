import { InputError } from '#core/input-error.ts'
import { LongText } from '#core/text/long-text.ts'
import type { Host } from '#core/tool.ts'
import { codes } from './codes.ts'
import { isMorse, sign, signAt } from './signs.ts'

export interface Decoded {
  readonly pieces: readonly string[]
  /** How many codes stand for nothing and were kept as they are. */
  readonly unknown: number
}

/** A code as a number: a 1 to begin with, then 0 for a dot and 1 for a dash. Past the longest code, none fits. */
const tooLong = 1 << 7

/** By the number of its code: a character in UTF-8, the first byte lowest. */
const characters = new Uint16Array(tooLong + 1)
for (const [character, code] of codes) {
  const number = [...code].reduce((bits, signal) => (bits << 1) | (signal === '-' ? 1 : 0), 1)
  const [first = 0, second = 0] = new TextEncoder().encode(character)
  characters[number] = (second << 8) | first
}

const bufferLength = 64 * 1024
/** For what one step may write. */
const room = 4

const space = 0x20

/** Codes become letters, a stroke a space, line breaks stay. */
export function decode(text: string, host: Host): Decoded {
  const decoder = new TextDecoder()
  const bytes = new Uint8Array(bufferLength + room)
  const result = new LongText()
  const flush = (length: number) => {
    result.add(decoder.decode(bytes.subarray(0, length)))
    return 0
  }
  let written = 0
  let known = 0
  let unknown = 0
  let number = 1
  let start = 0

  for (let at = 0; at <= text.length; at += 1) {
    const kind = signAt(text, at)
    if (kind <= sign.dots) {
      number = Math.min(tooLong, withSign(number, kind))
      continue
    }
    const character = characters[number] as number
    if (at > start && character > 0) {
      known += 1
      bytes[written++] = character
      if (character > 0xff) bytes[written++] = character >> 8
    } else if (at > start) {
      unknown += 1
      written = flush(written)
      result.add(text.slice(start, at))
    }
    if (kind === sign.wordGap) bytes[written++] = space
    if (kind === sign.lineBreak) bytes[written++] = text.charCodeAt(at)
    number = 1
    start = at + 1
    if (written < bufferLength) continue
    written = flush(written)
    host.progress(at, text.length)
  }
  if (known === 0 && unknown > 0) throw new InputError('This is no Morse code.', reasonAgainst(text))
  flush(written)
  return { pieces: result.take(), unknown }
}

function reasonAgainst(text: string): string {
  return isMorse(text)
    ? 'Not one of its codes stands for a character.'
    : 'That is written with dots and dashes, such as ... --- ...'
}

function withSign(number: number, kind: number): number {
  switch (kind) {
    case sign.dot:
      return number << 1
    case sign.dash:
      return (number << 1) | 1
    case sign.dots:
      return number << 3
    default:
      return tooLong
  }
}
