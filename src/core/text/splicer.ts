import { InputError } from '#core/input-error.ts'
import { TextBuilder } from './text-builder.ts'

/** A few characters of pattern and replacement can ask for more text than any machine holds. */
export function checkReplacedLength(length: number, maxLength: number): void {
  if (length <= maxLength) return
  const millions = String(Math.round(maxLength / 1_000_000))
  throw new InputError(`The replaced text would be longer than ${millions} million characters`)
}

/**
 * A text in which ranges are replaced, from front to back. `String.replace` holds every chunk until the end: with
 * many matches it takes a gigabyte or, past a hundred million chunks, ends the whole tab.
 */
export class Splicer {
  readonly #text: string
  readonly #result: TextBuilder
  #end = 0

  constructor(text: string, maxLength: number) {
    this.#text = text
    this.#result = new TextBuilder((length) => {
      checkReplacedLength(length, maxLength)
    })
  }

  /** How much has been put together and not been taken. */
  get length(): number {
    return this.#result.length
  }

  /** Takes a range out, behind the one before. */
  removeRange(start: number, end: number): void {
    this.insert(this.#text.slice(this.#end, start))
    this.#end = end
  }

  /** Puts a chunk where the last cut was made. */
  insert(chunk: string): void {
    this.#result.add(chunk)
  }

  /** Takes out so many units behind the last cut and puts a chunk in their place. */
  replace(length: number, chunk: string): void {
    this.#end += length
    this.insert(chunk)
  }

  /** The text in chunks. */
  finish(): string[] {
    this.removeRange(this.#text.length, this.#text.length)
    return this.#result.take()
  }

  /** Hands over what is done so far, which then counts no longer. */
  takeText(): string {
    return this.#result.take().join('')
  }
}
