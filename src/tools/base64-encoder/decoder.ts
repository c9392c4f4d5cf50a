import { joinBytes } from '#core/byte-chunks.ts'
import { InputError } from '#core/input-error.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { dataUriPrefix, maxPrefixLength } from './data-uri.ts'

/** The message is the same for all reasons, the detail below it is not. */
export function decodingError(reason: string): InputError {
  return new InputError('Decoding error. Invalid Base64 string.', reason)
}

/** Everything but the digits of RFC 4648 (section 4 or 5) and line breaks, which may be anywhere. */
const notStandard = /[^A-Za-z0-9+/\n\r]/
const notUrlSafe = /[^A-Za-z0-9_\-\n\r]/

interface Blank {
  readonly character: string
  readonly position: number
}

/**
 * Base64 to bytes, from text in any chunks. Padding may be missing, and a data URI may say what the bytes are, in the
 * standard alphabet whichever was chosen.
 */
export class Base64Decoder {
  /** What a data URI says about the bytes. Known once the first of them are there. */
  mediaType: string | undefined
  #urlSafe: boolean
  /** The beginning, until it is long enough to hold the prefix of any data URI. */
  #start: string | undefined = ''
  /** How many characters came before this chunk, as a reader counts them: CR LF is one. */
  #position = 0
  #endsInReturn = false
  /** The last one to three digits, until there are four. */
  #pendingDigits = ''
  #paddings = 0
  #hasBegun = false
  /** The first blank, as long as there was nothing else. */
  #blank: Blank | undefined

  constructor(urlSafe: boolean) {
    this.#urlSafe = urlSafe
  }

  add(chunk: string): Uint8Array {
    if (this.#start === undefined) return this.#decode(chunk)
    this.#start += chunk
    return this.#start.length < maxPrefixLength ? new Uint8Array() : this.#begin(this.#start)
  }

  /** The last bytes. */
  finish(): Uint8Array {
    const bytes = this.#start === undefined ? new Uint8Array() : this.#begin(this.#start)
    const rest = this.#pendingDigits.length
    if (rest === 1) throw decodingError('It ends in the middle of a byte: a character is missing, or one too many.')
    if (this.#paddings > 0 && (rest === 0 || rest + this.#paddings !== 4)) {
      throw decodingError('The padding (=) at the end does not fit. It may be left out.')
    }
    return joinBytes([bytes, bytesOf(this.#pendingDigits)])
  }

  #begin(start: string): Uint8Array {
    this.#start = undefined
    const text = start.startsWith('\ufeff') ? start.slice(1) : start
    const prefix = dataUriPrefix(text.slice(0, maxPrefixLength))
    if (!prefix) return this.#decode(text)
    this.mediaType = prefix.mediaType
    this.#urlSafe = false
    this.#position = countGraphemes(text.slice(0, prefix.length))
    return this.#decode(text.slice(prefix.length))
  }

  #decode(chunk: string): Uint8Array {
    const end = this.#paddings > 0 || this.#blank ? 0 : endOfDigits(chunk, this.#urlSafe)
    let digits = this.#pendingDigits + chunk.slice(0, end)
    if (/[\n\r]/.test(digits)) digits = digits.replace(/[\n\r]+/g, '')
    if (this.#urlSafe) digits = digits.replaceAll('-', '+').replaceAll('_', '/')
    this.#hasBegun ||= digits !== ''
    // In a valid text only padding and line breaks follow the digits.
    for (let offset = end; offset < chunk.length; offset += 1) this.#checkOther(chunk, offset)
    const whole = digits.length - (digits.length % 4)
    this.#pendingDigits = digits.slice(whole)
    this.#position = this.#positionAt(chunk, chunk.length)
    if (chunk !== '') this.#endsInReturn = chunk.endsWith('\r')
    return bytesOf(digits.slice(0, whole))
  }

  /** Throws at anything but padding, line breaks, and blanks in a text of nothing but blanks. */
  #checkOther(chunk: string, offset: number): void {
    const character = chunk.charAt(offset)
    if (character === '\n' || character === '\r') return
    if (!this.#hasBegun && ' \t\v\f'.includes(character)) {
      this.#blank ??= { character, position: this.#positionAt(chunk, offset) + 1 }
      return
    }
    if (this.#blank) throw this.#foreignCharacter(this.#blank)
    this.#hasBegun = true
    if (character === '=') this.#paddings += 1
    else if (endOfDigits(character, this.#urlSafe) === 0) {
      throw this.#foreignCharacter({ character, position: this.#positionAt(chunk, offset) + 1 })
    } else throw decodingError('Something follows the padding (=), which belongs at the end.')
  }

  #positionAt(chunk: string, offset: number): number {
    const before = chunk.slice(0, offset)
    const pairs = before.split('\r\n').length - 1 + Number(this.#endsInReturn && before.startsWith('\n'))
    return this.#position + offset - pairs
  }

  #foreignCharacter({ character, position }: Blank): InputError {
    const which = `Character ${String(position)}`
    if (character === ' ') return decodingError(`${which} is a space, which Base64 does not have.`)
    if (!/[!-~]/.test(character)) return decodingError(`${which} is none of Base64.`)
    return decodingError(`${which} is “${character}”, ${this.#adviceOn(character)}`)
  }

  #adviceOn(character: string): string {
    const isInOther = this.mediaType === undefined && (this.#urlSafe ? '+/' : '-_').includes(character)
    if (!isInOther) return 'which Base64 does not have.'
    return this.#urlSafe
      ? 'which URL-safe Base64 does not have: turn that off.'
      : 'which URL-safe Base64 has: turn that on.'
  }
}

function endOfDigits(text: string, urlSafe: boolean): number {
  const end = text.search(urlSafe ? notUrlSafe : notStandard)
  return end < 0 ? text.length : end
}

/** The bytes of valid Base64 without line breaks. */
function bytesOf(digits: string): Uint8Array {
  const binary = atob(digits)
  const bytes = new Uint8Array(binary.length)
  for (let offset = 0; offset < bytes.length; offset += 1) bytes[offset] = binary.charCodeAt(offset)
  return bytes
}
