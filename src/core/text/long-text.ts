import { isWithin } from '#core/cut-text.ts'
import { InputError } from '#core/input-error.ts'

/** In UTF-16 code units: the longest string of any browser, less a few. */
const longestText = 2 ** 29 - 24

/** A good length for the chunks of a long text: the garbage collector moves shorter strings about in memory. */
export const chunkLength = 2 ** 18

/** Short parts are joined into chunks of about this length. */
const joinedLength = 2 ** 17

/** A part of this length or more is not copied into a longer one. */
const longPart = 2 ** 14

function refuseTooLong(length: number): void {
  if (length > longestText) throw new InputError('The result would be longer than 536 million characters.')
}

/** Builds a long text from parts of any length, and returns it in chunks. */
export class LongText {
  readonly #refuse: (length: number) => void
  #chunks: string[] = []
  /** Short parts that are not a chunk yet. */
  #open = ''
  #length = 0

  /** `refuse` gets the new length before each part is added, and may throw. */
  constructor(refuse = refuseTooLong) {
    this.#refuse = refuse
  }

  /** The length of what was added and not taken. */
  get length(): number {
    return this.#length
  }

  add(part: string): void {
    this.#length += part.length
    this.#refuse(this.#length)
    if (part.length < longPart && this.#open.length + part.length < joinedLength) {
      this.#open += part
      return
    }
    // `join` makes one flat string, and does not copy a single part.
    const chunk = [this.#open, part].join('')
    const end = isWithin(chunk, chunk.length) ? chunk.length - 1 : chunk.length
    this.#chunks.push(chunk.slice(0, end))
    this.#open = chunk.slice(end)
  }

  /** Returns the chunks and starts again. No chunk but the last ends inside a character or a line break. */
  take(): string[] {
    const taken = this.#chunks
    if (this.#open !== '') taken.push(this.#open)
    this.#chunks = []
    this.#open = ''
    this.#length = 0
    return taken
  }
}
