import { InputError } from '#core/input-error.ts'

const lineFeed = 0x0a

/** The most bytes of UTF-8 that a unit of UTF-16 takes. */
const mostPerUnit = 3

const longestLine = 250_000_000

/**
 * Text that comes in pieces and goes by the line, as bytes with plain line feeds. One buffer serves for all of it: with
 * lines of many megabytes, strings made and left behind would take gigabytes before anybody collects them.
 */
export class LineBuffer {
  /** The first kind of line break there was. */
  lineBreak: string | undefined
  readonly #encoder = new TextEncoder()
  #bytes = new Uint8Array(2 ** 18)
  #used = 0
  #returnHeld = false

  /** Takes a piece in, and gives the lines that are now complete. They are there until the next piece comes. */
  add(piece: string): Uint8Array {
    const text = this.#returnHeld ? `\r${piece}` : piece
    // A return at the very end may be half of a break.
    this.#returnHeld = text.endsWith('\r')
    return this.#append(this.#returnHeld ? text.slice(0, -1) : text)
  }

  /** The lines that are left, the last of them with a feed even if it had none. */
  finish(): { lines: Uint8Array; hadFeed: boolean } {
    const lines = this.#append(this.#returnHeld ? '\r' : '')
    const isComplete = this.#used === lines.length
    return isComplete ? { lines, hadFeed: true } : { lines: this.#append('\n'), hadFeed: false }
  }

  /** Lets go of lines that were given. */
  drop(lines: Uint8Array): void {
    this.#bytes.copyWithin(0, lines.length, this.#used)
    this.#used -= lines.length
  }

  #append(text: string): Uint8Array {
    this.lineBreak ??= /\r\n|\n|\r/.exec(text)?.[0]
    const plain = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
    this.#makeRoom(mostPerUnit * plain.length)
    const start = this.#used
    this.#used += this.#encoder.encodeInto(plain, this.#bytes.subarray(start)).written
    const end = this.#bytes.subarray(start, this.#used).lastIndexOf(lineFeed)
    return this.#bytes.subarray(0, end < 0 ? 0 : start + end + 1)
  }

  #makeRoom(length: number): void {
    const needed = this.#used + length
    if (needed <= this.#bytes.length) return
    if (needed > longestLine) {
      throw new InputError('A line of this file is too long', 'It has more than 250 million bytes. Are these lines at all?')
    }
    const longer = new Uint8Array(2 * needed)
    longer.set(this.#bytes.subarray(0, this.#used))
    this.#bytes = longer
  }
}
