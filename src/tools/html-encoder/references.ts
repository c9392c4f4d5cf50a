import { LongText } from '#core/text/long-text.ts'
import { piecesOf } from '#core/text/pieces.ts'
import { isWellFormed } from '#core/text/surrogates.ts'
import type { Host } from '#core/tool.ts'

/** What means something in HTML. The apostrophe is not &apos;, which HTML 4 does not know. */
const markup: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const anyMarkup = /[&<>"']/
const allMarkup = /[&<>"']/g

// Without those that no reference can stand for: &#150; means a dash of Windows and not the control character of that
// number, and half a surrogate pair is no character.
const markupAndNonAscii = /[&<>"'\u{a0}-\u{d7ff}\u{e000}-\u{10ffff}]/gmu

/** In UTF-16 units: small enough for what is worked on to stay near the processor. */
const pieceLength = 16_384

/** The five characters that mean something in HTML as references, and on request all that are not ASCII. In pieces. */
export function encode(text: string, nonAscii: boolean, host: Host): string[] {
  const encodePiece = nonAscii ? createNonAsciiEncoder() : createMarkupEncoder()
  const result = new LongText()
  for (const piece of piecesOf(text, host, pieceLength)) result.add(encodePiece(piece))
  return result.take()
}

/**
 * Every reference as the character it stands for, by the HTML standard. In pieces: the library adds one short string to the
 * next, and a text of millions of them is slow to put together.
 */
export async function decode(text: string, host: Pick<Host, 'progress'>, length = pieceLength): Promise<string[]> {
  // The table of all references comes with it: asked for by those alone who decode.
  const { decodeHTML } = await import('entities/decode')
  const result = new LongText()
  for (const piece of piecesOf(text, host, length, endBeforeReference)) result.add(decodeHTML(piece))
  return result.take()
}

/** Where a reference begins is the only place that is surely not within one. */
function endBeforeReference(text: string, place: number, start: number): number {
  const last = text.lastIndexOf('&', place)
  const end = last > start ? last : text.indexOf('&', place)
  return end < 0 ? text.length : end
}

function createNonAsciiEncoder(): (piece: string) => string {
  // Texts use few characters, each of them often.
  const known = new Map(Object.entries(markup))
  const referenceOf = (character: string) => {
    const reference = known.get(character) ?? `&#${String(character.codePointAt(0))};`
    known.set(character, reference)
    return reference
  }
  return (piece) => piece.replace(markupAndNonAscii, referenceOf)
}

const longestReference = 6

/** What each byte becomes: its first four bytes in one number, two more and above them how many in the other. */
function createWords() {
  const first = new Int32Array(256)
  const second = new Int32Array(256)
  for (let byte = 0; byte < 256; byte += 1) {
    const reference = byte < 128 ? markup[String.fromCharCode(byte)] : undefined
    const bytes = reference === undefined ? [byte] : new TextEncoder().encode(reference)
    bytes.forEach((value, place) => {
      const words = place < 4 ? first : second
      words[byte] = (words[byte] as number) | (value << (8 * (place % 4)))
    })
    second[byte] = (second[byte] as number) | (bytes.length << 16)
  }
  return { first, second }
}

/** Where there is much markup, writing bytes is three times as fast as replacing. */
function createMarkupEncoder(): (piece: string) => string {
  const encoder = new TextEncoder()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const { first, second } = createWords()
  const bytes = new Uint8Array(3 * (pieceLength + 1))
  // Each write is eight bytes long, however many of them count.
  const encoded = new DataView(new ArrayBuffer(longestReference * bytes.length + 8))

  return (piece) => {
    if (!anyMarkup.test(piece)) return piece
    // Bytes could not carry half a surrogate pair.
    if (!isWellFormed(piece)) return piece.replace(allMarkup, (character) => markup[character] as string)
    const length = encoder.encodeInto(piece, bytes).written
    let written = 0
    for (let at = 0; at < length; at += 1) {
      const byte = bytes[at] as number
      const end = second[byte] as number
      encoded.setInt32(written, first[byte] as number, true)
      encoded.setInt32(written + 4, end, true)
      written += end >> 16
    }
    return decoder.decode(new Uint8Array(encoded.buffer, 0, written))
  }
}
