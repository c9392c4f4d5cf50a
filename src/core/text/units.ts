import { isWellFormed } from './char-class.ts'
import { LongText, pieceLength } from './long-text.ts'

/**
 * A text as numbers, for engines that go through it sign by sign: reading them from an array is several times faster
 * than asking a string. They are UTF-8 bytes, or UTF-16 units for the rare text that UTF-8 cannot hold, the one with
 * half a surrogate pair. In both, a number below 128 is that ASCII character and never part of another, so an engine
 * that looks for ASCII alone need not know which it has.
 *
 * The last one is a 0 that is no part of the text. With it an engine can look at what comes next without asking whether
 * anything does; looking past the end of an array is slow.
 */
export type Units = Uint8Array | Uint16Array

const encoder = new TextEncoder()
// A byte order mark within a text is text.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

export function unitsOf(text: string): Units {
  if (isWellFormed(text)) {
    // As much as the text could need. What it does not is never touched, so it takes no memory.
    const bytes = new Uint8Array(3 * text.length + 1)
    return bytes.subarray(0, encoder.encodeInto(text, bytes).written + 1)
  }
  const units = new Uint16Array(text.length + 1)
  for (let at = 0; at < text.length; at += 1) units[at] = text.charCodeAt(at)
  return units
}

/** Room for units of the same kind. */
export function newUnits(like: Units, length: number): Units {
  return like instanceof Uint8Array ? new Uint8Array(length) : new Uint16Array(length)
}

// Few enough to be the arguments of one call in every browser.
const chunkLength = 8192

export function textOf(units: Units, start: number, end: number): string {
  if (units instanceof Uint8Array) return decoder.decode(units.subarray(start, end))
  const parts: string[] = []
  for (let at = start; at < end; at += chunkLength) {
    const chunk = units.subarray(at, Math.min(end, at + chunkLength))
    parts.push(String.fromCharCode.apply(null, chunk as unknown as number[]))
  }
  return parts.join('')
}

/** Makes a long text of units that come by the stretch, all of one kind. A character may lie on either side of a seam. */
export class TextOfUnits {
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  readonly #text = new LongText()

  add(units: Units): void {
    const isBytes = units instanceof Uint8Array
    this.#text.add(isBytes ? this.#decoder.decode(units, { stream: true }) : textOf(units, 0, units.length))
  }

  /** Hands over all of it, in pieces. */
  take(): string[] {
    return this.#text.take()
  }
}

/** The text of the first so many, in pieces. */
export function piecesOfUnits(units: Units, length: number): string[] {
  const text = new TextOfUnits()
  for (let start = 0; start < length; start += pieceLength) text.add(units.subarray(start, Math.min(length, start + pieceLength)))
  return text.take()
}

/** Copies a stretch, and tells where the next one goes. For something short this is faster than making a view of it. */
export function copyUnits(from: Units, start: number, end: number, out: Units, to: number): number {
  const shift = to - start
  for (let at = start; at < end; at += 1) out[at + shift] = from[at] as number
  return end + shift
}
