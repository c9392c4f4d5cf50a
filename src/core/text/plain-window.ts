/** So much is worked on at a time: little enough to stay near the processor. */
export const windowLength = 16_384

/** So many bytes are copied at a time, of which some may lie behind those that are meant. */
export const stride = 8

const encoder = new TextEncoder()

/** A stretch of plain text as bytes, of which pieces are copied: as strings, small pieces take longer to make and join. */
export class PlainWindow {
  readonly #view = new DataView(new ArrayBuffer(windowLength + stride))
  readonly #bytes = new Uint8Array(this.#view.buffer, 0, windowLength)

  /** Takes in a text that fits, and tells whether all of it was ASCII: anything else takes more bytes than units. */
  read(text: string): boolean {
    this.#view.setUint8(text.length, 0)
    return encoder.encodeInto(text, this.#bytes.subarray(0, text.length)).read === text.length
  }

  /** Leaves anything in up to seven bytes behind the copy. */
  copy(start: number, length: number, to: DataView, at: number): void {
    const from = this.#view
    // Eight bytes are moved as a number, which comes back as it was unless it is NaN: that has a second byte from F0 up,
    // and behind plain text there is more of it, or a zero.
    for (let i = 0; i < length; i += stride) to.setFloat64(at + i, from.getFloat64(start + i))
  }
}
