import { joinBytes } from '#core/long-text/byte-chunks.ts'
import { InputError, isInputError, type ErrorPosition } from '#core/tool/input-error.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { dataUriPrefix, maxPrefixLength } from './data-uri.ts'

/** Creates the error for invalid Base64. Its message is always the same; the detail gives the reason. */
export function decodingError(reason: string, position?: ErrorPosition): InputError {
  return new InputError('Decoding error. Invalid Base64 string.', reason, position)
}

/** Characters that are neither digits of RFC 4648 (section 4 or 5) nor ASCII whitespace, which is allowed anywhere. */
const notDigit = /[^A-Za-z0-9+/_\-\t\n\f\r ]/

/** Decodes Base64 in chunks of any length, in the standard or the URL-safe alphabet. Padding is optional. Accepts data URIs. */
export class Base64Decoder {
  /** The media type of a data URI, set before the first bytes are returned. */
  mediaType: string | undefined
  /** The start of the text, kept while it is blank or too short for any data URI prefix; undefined afterwards. */
  #start: string | undefined = ''
  /** Number of visible characters before the current chunk. CR LF counts as one. */
  #position = 0
  /** In UTF-16 code units: how much text came before the current chunk. */
  #offset = 0
  #endsInReturn = false
  /** Up to three digits that do not form a group of four yet. */
  #pendingDigits = ''
  #paddings = 0

  add(chunk: string): Uint8Array {
    if (this.#start === undefined) return this.#decode(chunk)
    this.#start += chunk
    const isShort = this.#start.length < maxPrefixLength || this.#start.trim() === ''
    return isShort ? new Uint8Array() : this.#begin(this.#start)
  }

  /** Returns the last bytes. */
  finish(): Uint8Array {
    const bytes = this.#start === undefined || this.#start.trim() === '' ? new Uint8Array() : this.#begin(this.#start)
    const rest = this.#pendingDigits.length
    if (rest === 1) throw decodingError('It ends in the middle of a byte. Check for a missing or extra character.')
    if (this.#paddings > 0 && (rest === 0 || rest + this.#paddings !== 4)) {
      throw decodingError('The padding (=) at the end has the wrong length. Correct it or leave it out.')
    }
    return joinBytes([bytes, decodeDigits(this.#pendingDigits)])
  }

  #begin(start: string): Uint8Array {
    this.#start = undefined
    const text = start.startsWith('\ufeff') ? start.slice(1) : start
    this.#offset = start.length - text.length
    const prefix = dataUriPrefix(text.slice(0, maxPrefixLength))
    if (!prefix) return this.#decode(text)
    this.mediaType = prefix.mediaType
    this.#position = countGraphemes(text.slice(0, prefix.length))
    this.#offset += prefix.length
    return this.#decode(text.slice(prefix.length))
  }

  #decode(chunk: string): Uint8Array {
    const end = this.#paddings > 0 ? 0 : endOfDigits(chunk)
    const digits = (this.#pendingDigits + chunk.slice(0, end))
      .replace(/[\t\n\f\r ]+/g, '')
      .replaceAll('-', '+')
      .replaceAll('_', '/')
    const rest = chunk.slice(end)
    const invalid = rest.search(/[^=\t\n\f\r ]/)
    if (invalid >= 0) throw this.#errorAt(chunk, end + invalid)
    this.#paddings += rest.split('=').length - 1
    const whole = digits.length - (digits.length % 4)
    this.#pendingDigits = digits.slice(whole)
    this.#position = this.#positionAt(chunk, chunk.length)
    this.#offset += chunk.length
    if (chunk !== '') this.#endsInReturn = chunk.endsWith('\r')
    return decodeDigits(digits.slice(0, whole))
  }

  /** Returns the error for a character after the digits that is neither padding nor whitespace. */
  #errorAt(chunk: string, offset: number): InputError {
    const character = chunk.charAt(offset)
    const which = `Character ${String(this.#positionAt(chunk, offset) + 1)}`
    const position = { offset: this.#offset + offset }
    if (!notDigit.test(character))
      return decodingError('There is text after the padding (=), which is only allowed at the end.', position)
    if (!/[!-~]/.test(character)) return decodingError(`${which} isn’t valid Base64.`, position)
    return decodingError(`${which} is “${character}”, which isn’t valid Base64.`, position)
  }

  #positionAt(chunk: string, offset: number): number {
    const before = chunk.slice(0, offset)
    const pairs = before.split('\r\n').length - 1 + Number(this.#endsInReturn && before.startsWith('\n'))
    return this.#position + offset - pairs
  }
}

function endOfDigits(text: string): number {
  const end = text.search(notDigit)
  return end < 0 ? text.length : end
}

/** Decodes valid Base64 without whitespace. */
function decodeDigits(digits: string): Uint8Array {
  const binary = atob(digits)
  const bytes = new Uint8Array(binary.length)
  for (let offset = 0; offset < bytes.length; offset += 1) bytes[offset] = binary.charCodeAt(offset)
  return bytes
}

/** Decodes a whole text. Returns undefined if it is empty or not Base64. */
export function decodeBase64(text = ''): Uint8Array | undefined {
  if (text === '') return undefined
  try {
    const decoder = new Base64Decoder()
    return joinBytes([decoder.add(text), decoder.finish()])
  } catch (error) {
    if (isInputError(error)) return undefined
    throw error
  }
}
