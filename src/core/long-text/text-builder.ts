import { isUnsafeCut } from './chunks.ts'
import { InputError } from '#core/tool/input-error.ts'

/** In UTF-16 code units. This is the maximum string length in V8, which is the lowest of all browsers. */
const longestText = 2 ** 29 - 24

/** Short parts are joined into chunks of about this length. */
const joinedLength = 2 ** 17

/** A part of this length or more is not copied into a longer one. */
const longText = 2 ** 14

function checkTextLength(length: number): void {
  if (length > longestText)
    throw new InputError('The result would be longer than 536 million characters. Try a shorter text.')
}

/**
 * Throws if a result is too long. A short pattern and a short replacement can produce more text than fits into memory.
 */
export function checkResultLength(length: number, maxLength: number, toShorten: string): void {
  if (length <= maxLength) return
  const millions = String(Math.round(maxLength / 1_000_000))
  throw new InputError(`The result would be longer than ${millions} million characters. Try a shorter ${toShorten}.`)
}

/** Builds a long text from parts of any length, and returns it in chunks. */
export class TextBuilder {
  readonly #checkLength: (length: number) => void
  #chunks: string[] = []
  /** Short parts that have not been joined into a chunk yet. */
  #pending = ''
  #length = 0

  /** `checkLength` receives the new length before each part is added, and may throw. */
  constructor(checkLength = checkTextLength) {
    this.#checkLength = checkLength
  }

  /** Length of the text that has not been taken yet. */
  get length(): number {
    return this.#length
  }

  add(text: string): void {
    this.#length += text.length
    this.#checkLength(this.#length)
    if (text.length < longText && this.#pending.length + text.length < joinedLength) {
      this.#pending += text
      return
    }
    // `join` returns a flat string, and does not copy anything if there is only one part.
    const chunk = [this.#pending, text].join('')
    const end = isUnsafeCut(chunk, chunk.length) ? chunk.length - 1 : chunk.length
    this.#chunks.push(chunk.slice(0, end))
    this.#pending = chunk.slice(end)
  }

  /** Returns the chunks and resets the builder. Only the last chunk may end inside a character or a line break. */
  take(): string[] {
    const chunks = this.#chunks
    if (this.#pending !== '') chunks.push(this.#pending)
    this.#chunks = []
    this.#pending = ''
    this.#length = 0
    return chunks
  }
}
