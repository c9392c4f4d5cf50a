import { joinBytes } from '#core/byte-chunks.ts'
import { encodingName } from '#core/files/encoding.ts'
import { formatBytes } from '#core/format.ts'
import { isInputError } from '#core/input-error.ts'
import { decodingError } from './decoder.ts'
import type { tool } from './tool.ts'

export type Charset = (typeof tool)['options']['charset']['choices'][number]['value']

/** Characters that text hardly ever contains. Files that are not text have them, also if they are read as text. */
const controls = /[\0-\b\x0e-\x1f]/

/** Number of bytes that an error shows. */
const maxShownBytes = 64

/**
 * Decodes bytes as text. Bytes that are not text are reported only at the end: until then, the text may turn out not to be
 * Base64, which is the more helpful error.
 */
export class TextReader {
  readonly #decoder: TextDecoder
  /** Every byte is a character of Windows-1252, and almost every pair of bytes is one of UTF-16. */
  readonly #rejectsControls: boolean
  #isText = true
  #length = 0
  #beginning = new Uint8Array()

  constructor(charset: Charset) {
    const isUtf8 = charset === 'utf-8'
    // In UTF-8, a byte order mark is encoded like any other character, so it is kept when decoding.
    this.#decoder = new TextDecoder(charset, { fatal: true, ignoreBOM: isUtf8 })
    this.#rejectsControls = !isUtf8
  }

  finish(): string {
    const text = this.add()
    if (!this.#isText) throw decodingError(this.#describeBytes())
    return text
  }

  /** Without bytes, the text ends here. */
  add(bytes?: Uint8Array): string {
    this.#length += bytes?.length ?? 0
    if (bytes && this.#beginning.length < maxShownBytes) {
      this.#beginning = joinBytes([this.#beginning, bytes.subarray(0, maxShownBytes)]).slice(0, maxShownBytes)
    }
    if (!this.#isText) return ''
    try {
      const text = this.#decoder.decode(bytes, { stream: bytes !== undefined })
      this.#isText = !this.#rejectsControls || !controls.test(text)
      return text
    } catch {
      this.#isText = false
      return ''
    }
  }

  #describeBytes(): string {
    const hex = Array.from(this.#beginning, (byte) => byte.toString(16).padStart(2, '0')).join(' ')
    const more = this.#length > maxShownBytes ? ' …' : ''
    const problem = `It’s valid Base64, but its bytes aren’t ${encodingName(this.#decoder.encoding)} text.`
    return `${problem} Save them as a file, or read them in another encoding. ${formatBytes(this.#length)}: ${hex}${more}`
  }
}

/** Whether bytes are text in this character set. */
export function isReadable(bytes: Uint8Array, charset: Charset): boolean {
  const reader = new TextReader(charset)
  try {
    reader.add(bytes)
    reader.finish()
    return true
  } catch (error) {
    if (isInputError(error)) return false
    throw error
  }
}
