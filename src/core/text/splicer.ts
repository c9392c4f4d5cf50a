import { InputError } from '#core/input-error.ts'

/** Pieces are put together whenever they have become so long, while they are still near the processor. */
const partLength = 65_536

/** A few characters of pattern and replacement can ask for more text than any machine holds. */
export function refuseLonger(length: number, maxLength: number): void {
  if (length <= maxLength) return
  const millions = String(Math.round(maxLength / 1_000_000))
  throw new InputError(`The replaced text would be longer than ${millions} million characters`)
}

/**
 * A text in which stretches are replaced, from front to back. `String.replace` holds every piece until the end: with
 * many matches it takes a gigabyte or, past a hundred million pieces, ends the whole tab.
 */
export class Splicer {
  readonly #text: string
  readonly #maxLength: number
  #done: string[] = []
  #part = ''
  #length = 0
  #end = 0

  constructor(text: string, maxLength: number) {
    this.#text = text
    this.#maxLength = maxLength
  }

  /** How much has been put together and not been taken. */
  get length(): number {
    return this.#length
  }

  /** Takes a stretch out, behind the one before. */
  cut(start: number, end: number): void {
    this.put(this.#text.slice(this.#end, start))
    this.#end = end
  }

  /** Puts a piece where the last cut was made. */
  put(piece: string): void {
    this.#length += piece.length
    refuseLonger(this.#length, this.#maxLength)
    if (this.#part.length + piece.length < partLength) {
      this.#part += piece
      return
    }
    // Strings that are added to each other only know of each other, and joining makes one of them. A single one that is
    // the whole result is then the result, and not copied.
    this.#done.push([this.#part, piece].join(''))
    this.#part = ''
  }

  /** Takes out so many units behind the last cut and puts a piece in their place. */
  replace(length: number, piece: string): void {
    this.#end += length
    this.put(piece)
  }

  finish(): string {
    this.cut(this.#text.length, this.#text.length)
    return this.take()
  }

  /** Hands over what is done so far, which then counts no longer. */
  take(): string {
    this.#done.push(this.#part)
    const taken = this.#done.join('')
    this.#done = []
    this.#part = ''
    this.#length = 0
    return taken
  }
}
