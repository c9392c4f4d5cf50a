import { isWhitespace } from '#core/text/char-class.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { LongText } from '#core/text/long-text.ts'
import type { Host } from '#core/tool.ts'
import { codes, lookAlikes } from './codes.ts'

export interface Encoded {
  readonly pieces: readonly string[]
  /** How many characters have no code and were left out. */
  readonly skipped: number
}

const wordGap = '/'
const betweenCodes = 0x20

function isLineBreak(unit: number): boolean {
  return unit === 0x0a || unit === 0x0d
}

/** In bytes; each code is written as eight of them, of which up to six count. */
const bufferLength = 2 ** 17
const room = 16

/** By a character's unit: the first four signals of its code, the others, and how many they are. */
function createTable() {
  const first = new Int32Array(0x10000)
  const second = new Int32Array(0x10000)
  const lengths = new Uint8Array(0x10000)
  const add = (character: string, code: string) => {
    const unit = character.charCodeAt(0)
    const view = new DataView(new ArrayBuffer(8))
    new TextEncoder().encodeInto(code, new Uint8Array(view.buffer))
    first[unit] = view.getInt32(0)
    second[unit] = view.getInt32(4)
    lengths[unit] = code.length
  }
  for (const [character, code] of codes) {
    add(character, code)
    add(character.toLowerCase(), code)
  }
  for (const [character, other] of lookAlikes) add(character, codes.get(other) as string)
  for (let unit = 0; unit < 0x10000; unit += 1) {
    if (isWhitespace(unit) && !isLineBreak(unit)) add(String.fromCharCode(unit), wordGap)
  }
  return { first, second, lengths }
}

let table: ReturnType<typeof createTable> | undefined

/** Letters become codes one space apart, spaces a stroke, line breaks stay. */
export function encode(text: string, host: Pick<Host, 'progress'>): Encoded {
  // An accent typed by itself is part of its letter.
  const composed = /[\u0300-\u036f]/.test(text) ? text.normalize('NFC') : text
  table ??= createTable()
  const { first, second, lengths } = table
  const decoder = new TextDecoder()
  const bytes = new Uint8Array(bufferLength + room)
  const view = new DataView(bytes.buffer)
  const result = new LongText()
  const leftOut = new LeftOut()
  let written = 0
  let isLineStart = true
  let at = 0
  while (at < composed.length) {
    const unit = composed.charCodeAt(at)
    const length = lengths[unit] as number
    if (length > 0) {
      if (!isLineStart) bytes[written++] = betweenCodes
      view.setInt32(written, first[unit] as number)
      view.setInt32(written + 4, second[unit] as number)
      written += length
      isLineStart = false
      at += 1
    } else if (isLineBreak(unit)) {
      bytes[written++] = unit
      isLineStart = true
      at += 1
    } else {
      const end = endWithoutCode(composed, at, lengths)
      leftOut.add(composed.slice(at, end))
      at = end
    }
    if (written < bufferLength) continue
    result.add(decoder.decode(bytes.subarray(0, written)))
    written = 0
    host.progress(at, composed.length)
  }
  result.add(decoder.decode(bytes.subarray(0, written)))
  return { pieces: result.take(), skipped: leftOut.count() }
}

function endWithoutCode(text: string, start: number, lengths: Uint8Array): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (lengths[unit] !== 0 || isLineBreak(unit)) return at
  }
  return text.length
}

const mostStretches = 10_000

/** Counts the characters of stretches that do not touch each other. */
class LeftOut {
  #stretches: string[] = []
  #counted = 0

  add(stretch: string): void {
    this.#stretches.push(stretch)
    if (this.#stretches.length > mostStretches) this.count()
  }

  count(): number {
    // A line break joins with nothing, so the last character of one stretch stays apart from the first of the next.
    if (this.#stretches.length > 0) {
      this.#counted += countGraphemes(this.#stretches.join('\n')) - (this.#stretches.length - 1)
    }
    this.#stretches = []
    return this.#counted
  }
}
