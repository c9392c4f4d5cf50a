import { InputError } from '#core/input-error.ts'
import { TextBuilder } from './text-builder.ts'

/**
 * Throws if a result is too long. A short pattern and a short replacement can produce more text than fits into memory.
 */
export function checkReplacedLength(length: number, maxLength: number): void {
  if (length <= maxLength) return
  const millions = String(Math.round(maxLength / 1_000_000))
  throw new InputError(`The result would be longer than ${millions} million characters. Try a shorter replacement.`)
}

/**
 * Replaces ranges of a text from start to end. `String.replace` keeps every part in memory until it is finished: with
 * many matches that takes a gigabyte, and with more than a hundred million parts it crashes the tab.
 */
export class Splicer {
  readonly #text: string
  readonly #result: TextBuilder
  #end = 0

  constructor(text: string, maxLength: number) {
    this.#text = text
    this.#result = new TextBuilder((length) => checkReplacedLength(length, maxLength))
  }

  /** Length of the result that has not been taken yet. */
  get length(): number {
    return this.#result.length
  }

  /** Removes a range. It must not start before the end of the previous range. */
  removeRange(start: number, end: number): void {
    this.insert(this.#text.slice(this.#end, start))
    this.#end = end
  }

  /** Replaces a range. It must not start before the end of the previous range. */
  replaceRange(start: number, end: number, text: string): void {
    this.removeRange(start, end)
    this.insert(text)
  }

  /** Inserts text at the end of the last removed range. */
  insert(text: string): void {
    this.#result.add(text)
  }

  /** Returns the rest of the result in chunks. */
  finish(): string[] {
    this.removeRange(this.#text.length, this.#text.length)
    return this.#result.take()
  }

  /** Returns the result so far and resets `length`. */
  takeText(): string {
    return this.#result.take().join('')
  }
}
