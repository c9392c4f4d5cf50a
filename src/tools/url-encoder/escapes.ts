import { InputError } from '#core/input-error.ts'
import { ByteText } from '#core/text/byte-text.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { LongText, pieceLength } from '#core/text/long-text.ts'
import { piecesOf } from '#core/text/pieces.ts'
import { isWellFormed } from '#core/text/surrogates.ts'
import { utf8Pieces } from '#core/text/utf8.ts'
import type { Host } from '#core/tool.ts'

export interface Rules {
  /** A whole address keeps what parts it: `:` and `/`, `?`, `&` and the like. */
  readonly wholeUrl: boolean
  /** A space is `+`, as forms write it. */
  readonly plus: boolean
}

const unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'()"

/** What parts an address, in the sense of ECMAScript's encodeURI. */
const reserved = ';/?:@&=+$,#'

const percent = 0x25
const plusSign = 0x2b
const space = 0x20

const encoder = new TextEncoder()

/** One place per byte, 1 for those of the text. */
function flagsOf(characters: string): Uint8Array {
  const flags = new Uint8Array(256)
  for (const byte of encoder.encode(characters)) flags[byte] = 1
  return flags
}

/** What each byte becomes: up to three characters in the low bytes, in the order they are written, and above them how many. */
function createWords({ wholeUrl, plus }: Rules): Int32Array {
  const isPlain = flagsOf(wholeUrl ? unreserved + reserved : unreserved)
  // Kept, it would be read as a space.
  if (plus) isPlain[plusSign] = 0
  const words = new Int32Array(256).map((_, byte) => {
    if (isPlain[byte] === 1) return (1 << 24) | byte
    const [high = 0, low = 0] = encoder.encode(byte.toString(16).toUpperCase().padStart(2, '0'))
    return (3 << 24) | (low << 16) | (high << 8) | percent
  })
  if (plus) words[space] = (1 << 24) | plusSign
  return words
}

const mostCharactersPerByte = 3

/** In pieces. */
export function encode(text: string, rules: Rules, host: Host): string[] {
  if (!isWellFormed(text)) {
    const reason = 'Half a character stands alone in it: a lone surrogate, which UTF-8 cannot write.'
    throw new InputError('Encoding error. Check your input.', reason)
  }
  const words = createWords(rules)
  const encoded = new ByteText()
  for (const bytes of utf8Pieces(text, host)) {
    // A piece is never too long for that.
    encoded.makeRoom(mostCharactersPerByte * bytes.length)
    encoded.used = encodeBytes(bytes, words, encoded.view, encoded.used)
  }
  return encoded.take()
}

/**
 * Tells behind which place was written. One write per byte, without a question asked, is what makes it fast: it is four
 * bytes long, however many of them count.
 */
function encodeBytes(bytes: Uint8Array, words: Int32Array, encoded: DataView, start: number): number {
  const { length } = bytes
  let written = start
  // By the place: with an iterator it takes nearly twice as long.
  for (let at = 0; at < length; at += 1) {
    const word = words[bytes[at] as number] as number
    encoded.setInt32(written, word, true)
    written += word >> 24
  }
  return written
}

/** The text, or nothing if an escape is broken or the bytes are no UTF-8. */
export function tryDecode(text: string, { wholeUrl, plus }: Rules): string | undefined {
  const spaced = plus ? text.replaceAll('+', ' ') : text
  try {
    if (!wholeUrl) return decodeURIComponent(spaced)
    // Left encoded is what would part the address where it did not before. A plus that stands for a space parts nothing.
    return decodeURI(plus ? spaced.replace(/%2b/gi, '+') : spaced)
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    return undefined
  }
}

/** In pieces, which the platform decodes faster than all at once. */
export function decode(text: string, rules: Rules, host: Pick<Host, 'progress'>, length = pieceLength): string[] {
  const result = new LongText()
  for (const piece of piecesOf(text, host, length, endBeforeCharacter)) {
    const decoded = tryDecode(piece, rules)
    if (decoded === undefined) throw new InputError('Decoding error. Invalid URL encoding.', reasonAgainst(text))
    result.add(decoded)
  }
  return result.take()
}

/** Where an escape begins that begins a character. */
function endBeforeCharacter(text: string, place: number, start: number): number {
  let end = text.lastIndexOf('%', place)
  while (end > start && goesOn(text, end)) end = text.lastIndexOf('%', end - 1)
  if (end > start) return end
  end = text.indexOf('%', place)
  while (end >= 0 && goesOn(text, end)) end = text.indexOf('%', end + 1)
  return end < 0 ? text.length : end
}

/** Whether an escape is of a byte that goes on with a character: from 80 to BF. */
function goesOn(text: string, escape: number): boolean {
  return '89ABab'.includes(text.charAt(escape + 1))
}

const longestShown = 30

/** Looked for only when something is wrong. */
function reasonAgainst(text: string): string | undefined {
  const broken = /%(?![\da-f]{2})/i.exec(text)
  if (broken) {
    return `Character ${placeOf(text, broken.index)} is a % without two hexadecimal digits after it. A percent sign itself is %25.`
  }
  for (let start = text.indexOf('%'), end = start; start >= 0; start = text.indexOf('%', end)) {
    end = endOfEscapes(text, start)
    const escapes = text.slice(start, end)
    if (tryDecode(escapes, { wholeUrl: false, plus: false }) !== undefined) continue
    const shown = escapes.length > longestShown ? `${escapes.slice(0, longestShown)}…` : escapes
    return `${shown} at character ${placeOf(text, start)} is no text in UTF-8.`
  }
  return undefined
}

/** By the characters that a reader counts. */
function placeOf(text: string, index: number): string {
  return String(countGraphemes(text.slice(0, index)) + 1)
}

function endOfEscapes(text: string, start: number): number {
  let end = start
  while (text[end] === '%') end += 3
  return end
}
