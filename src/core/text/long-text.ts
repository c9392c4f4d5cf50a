import { isWithin } from '#core/cut-text.ts'
import { InputError } from '#core/input-error.ts'

/** The longest string of any platform: 512 million units, less a few. */
const longestText = 2 ** 29 - 24

/**
 * So many bytes or units become a chunk of text at a time, by whoever makes it of those. Shorter ones would be moved about by
 * the garbage collector; and written to the same place again and again, they stay near the processor.
 */
export const chunkLength = 2 ** 18

/** Short chunks are put together until they are so long that they are not moved about in memory. */
const partLength = 2 ** 17

/** From here on a chunk is not short, and copying it would take longer. */
const longChunk = 2 ** 14

function refuseTooLong(length: number): void {
  if (length > longestText) throw new InputError('The result would be longer than 536 million characters.')
}

/** Gathers a long text from chunks, however short, and gives it in longer ones, which need not be put together. */
export class LongText {
  readonly #refuse: (length: number) => void
  #done: string[] = []
  #part = ''
  #length = 0

  /** What is told how long the text would be may refuse it. Unless told otherwise, one that no string could hold is. */
  constructor(refuse = refuseTooLong) {
    this.#refuse = refuse
  }

  /** How much has been gathered and not been taken. */
  get length(): number {
    return this.#length
  }

  add(chunk: string): void {
    this.#length += chunk.length
    this.#refuse(this.#length)
    if (chunk.length < longChunk && this.#part.length + chunk.length < partLength) {
      this.#part += chunk
      return
    }
    // Strings that are added to each other only know of each other, and joining makes one of them. A single one that is
    // the whole result is then the result, and not copied.
    const part = [this.#part, chunk].join('')
    const end = isWithin(part, part.length) ? part.length - 1 : part.length
    this.#done.push(part.slice(0, end))
    this.#part = part.slice(end)
  }

  /** Hands over what is done so far, which then counts no longer. No chunk but the last ends within a character or line break. */
  take(): string[] {
    const taken = this.#done
    if (this.#part !== '') taken.push(this.#part)
    this.#done = []
    this.#part = ''
    this.#length = 0
    return taken
  }
}
