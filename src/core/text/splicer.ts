import { InputError } from '#core/input-error.ts'
import { LongText } from './long-text.ts'

/** A few characters of pattern and replacement can ask for more text than any machine holds. */
export function refuseLonger(length: number, maxLength: number): void {
  if (length <= maxLength) return
  const millions = String(Math.round(maxLength / 1_000_000))
  throw new InputError(`The replaced text would be longer than ${millions} million characters`)
}

/**
 * A text in which stretches are replaced, from front to back. `String.replace` holds every chunk until the end: with
 * many matches it takes a gigabyte or, past a hundred million chunks, ends the whole tab.
 */
export class Splicer {
  readonly #text: string
  readonly #made: LongText
  #end = 0

  constructor(text: string, maxLength: number) {
    this.#text = text
    this.#made = new LongText((length) => {
      refuseLonger(length, maxLength)
    })
  }

  /** How much has been put together and not been taken. */
  get length(): number {
    return this.#made.length
  }

  /** Takes a stretch out, behind the one before. */
  cut(start: number, end: number): void {
    this.put(this.#text.slice(this.#end, start))
    this.#end = end
  }

  /** Puts a chunk where the last cut was made. */
  put(chunk: string): void {
    this.#made.add(chunk)
  }

  /** Takes out so many units behind the last cut and puts a chunk in their place. */
  replace(length: number, chunk: string): void {
    this.#end += length
    this.put(chunk)
  }

  /** The text in chunks. */
  finish(): string[] {
    this.cut(this.#text.length, this.#text.length)
    return this.#made.take()
  }

  /** Hands over what is done so far, which then counts no longer. */
  take(): string {
    return this.#made.take().join('')
  }
}
