import { InputError } from '#core/input-error.ts'

/** The longest string of any platform: 512 million units, less a few. */
const longestText = 2 ** 29 - 24

/** Gathers a result from its pieces, and says so where it is too long for any text to be. */
export class LongText {
  readonly #pieces: string[] = []
  #length = 0

  add(piece: string): void {
    this.#length += piece.length
    if (this.#length > longestText) throw new InputError('The result would be longer than 536 million characters.')
    this.#pieces.push(piece)
  }

  finish(): string {
    return this.#pieces.join('')
  }
}
