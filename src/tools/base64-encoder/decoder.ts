import { joinBytes } from '#core/byte-chunks.ts'
import { InputError } from '#core/input-error.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { type AlphabetName, alphabets } from './alphabet.ts'
import { dataUriPrefix, longestPrefix } from './data-uri.ts'

const decodingFailed = 'Decoding error. Invalid Base64 string.'

/** Why a text is no Base64. The message is the same for all reasons, what stands below it is not. */
export function decodingError(reason: string): InputError {
  return new InputError(decodingFailed, reason)
}

// Beyond the 64 values of the alphabet.
const lineBreak = 64
const blank = 65
const padding = 66
const foreign = 67

function createValues(name: AlphabetName): Uint8Array {
  const values = new Uint8Array(256).fill(foreign)
  const set = (characters: string, valueOf: (place: number) => number) => {
    for (let place = 0; place < characters.length; place += 1) values[characters.charCodeAt(place)] = valueOf(place)
  }
  set(alphabets[name], (place) => place)
  set('\n\r', () => lineBreak)
  set(' \t\v\f', () => blank)
  set('=', () => padding)
  return values
}

const carriageReturn = 0x0d
const comma = 0x2c

const otherThan = { standard: 'urlSafe', urlSafe: 'standard' } as const

const byteOrderMark = [0xef, 0xbb, 0xbf]

/**
 * Base64 to bytes, from ASCII in any pieces. Line breaks may stand anywhere, the padding may be missing, and a data URI
 * may say what the bytes are, in the standard alphabet whichever was chosen.
 */
export class Base64Decoder {
  /** What a data URI says about the bytes. Known once the first of them are there. */
  mediaType: string | undefined
  readonly #alphabet: AlphabetName
  #values: Uint8Array
  /** The beginning, until it is long enough to tell a data URI. */
  #start: Uint8Array | undefined = new Uint8Array()
  /** How many bytes were taken in. */
  #position = 0
  /** How many of them a reader does not count: a character may take several, and CR LF is one line break. */
  #uncounted = 0
  /** Behind the last carriage return. */
  #behindReturn = -1
  /** The bits of the last one to three characters, until four are there. */
  #bits = 0
  #loose = 0
  #paddings = 0
  #hasBegun = false
  /** The first blank and its place, as long as nothing else was there. */
  #blank: { readonly code: number; readonly place: number } | undefined

  constructor(alphabet: AlphabetName) {
    this.#alphabet = alphabet
    this.#values = createValues(alphabet)
  }

  add(chunk: Uint8Array): Uint8Array {
    if (!this.#start) return this.#decode(chunk)
    this.#start = joinBytes([this.#start, chunk])
    return this.#start.length < longestPrefix ? new Uint8Array() : this.#begin(this.#start)
  }

  /** The last bytes. */
  finish(): Uint8Array {
    const bytes = this.#start ? this.#begin(this.#start) : new Uint8Array()
    if (this.#loose === 1) throw decodingError('It ends in the middle of a byte: a character is missing, or one too many.')
    const isPaddingRight = this.#paddings === 0 || (this.#loose > 0 && this.#paddings + this.#loose === 4)
    if (!isPaddingRight) {
      throw decodingError('The padding (=) at the end does not fit. It may be left out.')
    }
    const bits = this.#bits << (6 * (4 - this.#loose))
    const last = Uint8Array.of(bits >> 16, bits >> 8).subarray(0, Math.max(0, this.#loose - 1))
    return joinBytes([bytes, last])
  }

  #begin(start: Uint8Array): Uint8Array {
    this.#start = undefined
    const isMarked = byteOrderMark.every((byte, place) => start[place] === byte)
    const bytes = isMarked ? start.subarray(byteOrderMark.length) : start
    const text = new TextDecoder().decode(bytes.subarray(0, longestPrefix))
    const prefix = dataUriPrefix(text)
    if (prefix) {
      this.mediaType = prefix.mediaType
      // Its length in characters is another where a file's name in it is not ASCII.
      this.#position = bytes.indexOf(comma) + 1
      this.#uncounted = this.#position - countGraphemes(text.slice(0, prefix.length))
      this.#values = createValues('standard')
    }
    return this.#decode(bytes.subarray(this.#position))
  }

  #decode(chunk: Uint8Array): Uint8Array {
    const values = this.#values
    const bytes = new Uint8Array(3 * Math.ceil((chunk.length + this.#loose) / 4))
    let written = 0
    let at = 0
    while (at < chunk.length) {
      if (this.#loose === 0 && this.#hasBegun && this.#paddings === 0) {
        for (; at + 3 < chunk.length; at += 4, written += 3) {
          const first = values[chunk[at] as number] as number
          const second = values[chunk[at + 1] as number] as number
          const third = values[chunk[at + 2] as number] as number
          const fourth = values[chunk[at + 3] as number] as number
          if ((first | second | third | fourth) > 63) break
          bytes[written] = (first << 2) | (second >> 4)
          bytes[written + 1] = (second << 4) | (third >> 2)
          bytes[written + 2] = (third << 6) | fourth
        }
        if (at === chunk.length) break
      }
      this.#take(chunk[at] as number, this.#position + at)
      at += 1
      if (this.#loose < 4) continue
      bytes[written] = this.#bits >> 16
      bytes[written + 1] = this.#bits >> 8
      bytes[written + 2] = this.#bits
      written += 3
      this.#bits = 0
      this.#loose = 0
    }
    this.#position += chunk.length
    return bytes.subarray(0, written)
  }

  /** One character on the slow road: where lines break, and at both ends. */
  #take(code: number, position: number): void {
    const value = this.#values[code] as number
    if (value === lineBreak) {
      this.#passBreak(code, position)
      return
    }
    const place = position + 1 - this.#uncounted
    if (value === blank && !this.#hasBegun) {
      // Nothing but blanks is no mistake.
      this.#blank ??= { code, place }
      return
    }
    if (this.#blank) throw this.#foreignCharacter(this.#blank.code, this.#blank.place)
    this.#hasBegun = true
    if (value === padding) {
      this.#paddings += 1
      return
    }
    if (value > 63) throw this.#foreignCharacter(code, place)
    if (this.#paddings > 0) throw decodingError('Something follows the padding (=), which belongs at the end.')
    this.#bits = (this.#bits << 6) | value
    this.#loose += 1
  }

  #passBreak(code: number, position: number): void {
    if (code === carriageReturn) this.#behindReturn = position + 1
    else if (position === this.#behindReturn) this.#uncounted += 1
  }

  /** The place is counted in the characters that a reader counts, from 1. */
  #foreignCharacter(code: number, place: number): InputError {
    const which = `Character ${String(place)}`
    if (code === 0x20) return decodingError(`${which} is a space, which Base64 does not have.`)
    if (code < 0x20 || code > 0x7e) return decodingError(`${which} is none of Base64.`)
    return decodingError(`${which} is “${String.fromCharCode(code)}”, ${this.#adviceOn(code)}`)
  }

  #adviceOn(code: number): string {
    const isInOther = this.mediaType === undefined && alphabets[otherThan[this.#alphabet]].includes(String.fromCharCode(code))
    if (!isInOther) return 'which Base64 does not have.'
    return this.#alphabet === 'standard'
      ? 'which URL-safe Base64 has: turn that on.'
      : 'which URL-safe Base64 does not have: turn that off.'
  }
}
