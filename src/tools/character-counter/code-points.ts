const encoder = new TextEncoder()
/** The smallest first byte of a four-byte UTF-8 sequence, which is a surrogate pair in UTF-16. */
const minFourByteLead = 0xf0

/** Counts code points and UTF-8 bytes. The text comes in chunks that do not end inside a surrogate pair. */
export class CodePointCounter {
  count = 0
  /** In UTF-8. A lone surrogate takes the three bytes of the replacement character. */
  bytes = 0
  // Encoding is faster than a loop over the UTF-16 code units.
  readonly #encoded = new Uint8Array(0x10000)

  add(text: string): void {
    let rest = text
    while (rest !== '') {
      const { read, written } = encoder.encodeInto(rest, this.#encoded)
      const isAscii = read === written
      this.count += isAscii ? read : read - this.#countPairs(written)
      this.bytes += written
      rest = rest.slice(read)
    }
  }

  #countPairs(end: number): number {
    const encoded = this.#encoded
    let pairs = 0
    for (let i = 0; i < end; i++) {
      if ((encoded[i] as number) >= minFourByteLead) pairs++
    }
    return pairs
  }
}
