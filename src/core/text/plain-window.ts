import { spillLength } from './byte-text.ts'

/** So much is worked on at a time: little enough to stay near the processor. */
export const windowLength = 16_384

/** So many bytes are copied at a time, of which some may lie behind those that are meant. */
const stride = spillLength

const encoder = new TextEncoder()

/** A stretch of plain text as bytes, of which pieces are copied: as strings, small pieces take longer to make and join. */
export class PlainWindow {
  readonly #view = new DataView(new ArrayBuffer(windowLength + stride))
  readonly #bytes = new Uint8Array(this.#view.buffer, 0, windowLength)

  /** Takes in a text that fits, and tells whether all of it was ASCII: anything else takes more bytes than units. */
  read(text: string): boolean {
    this.#view.setFloat64(text.length, 0)
    this.#view.setFloat64(text.length + 8, 0)
    return encoder.encodeInto(text, this.#bytes.subarray(0, text.length)).read === text.length
  }

  /** Leaves anything in fewer than `spillLength` bytes behind the copy. */
  copy(start: number, length: number, to: DataView, at: number): void {
    const from = this.#view
    // Eight bytes are moved as a number, which comes back as it was unless it is NaN: that has a byte from F0 up, and
    // behind plain text there is more of it, or zeros. Two numbers at a time, since most pieces are short and a loop that
    // mostly goes round once is foreseen by the processor. Little-endian is as its memory is, so nothing is turned round.
    for (let i = 0; i < length; i += stride) {
      to.setFloat64(at + i, from.getFloat64(start + i, true), true)
      to.setFloat64(at + i + 8, from.getFloat64(start + i + 8, true), true)
    }
  }
}
