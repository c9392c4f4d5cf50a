import { LongText, pieceLength } from './long-text.ts'

/** Behind them there is room for what a copy in strides leaves there. */
export const spillLength = 16

// A byte order mark within a text is text.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/**
 * Gathers a long text from bytes, which whoever has them writes where `used` says, and from strings. The bytes go to the
 * same place again and again: fresh memory is not to be had for nothing.
 */
export class ByteText {
  readonly view = new DataView(new ArrayBuffer(pieceLength + spillLength))
  used = 0
  readonly #text = new LongText()

  /** Makes room for so many bytes, and tells whether there can be so much. */
  makeRoom(length: number): boolean {
    if (length > pieceLength - this.used) this.#finishPart()
    return length <= pieceLength
  }

  addText(text: string): void {
    this.#finishPart()
    this.#text.add(text)
  }

  /** Hands over all of it, in pieces. */
  take(): string[] {
    this.#finishPart()
    return this.#text.take()
  }

  #finishPart(): void {
    if (this.used > 0) this.#text.add(decoder.decode(new Uint8Array(this.view.buffer, 0, this.used)))
    this.used = 0
  }
}
