const encoder = new TextEncoder()
/** The lowest value for the first byte of a four-byte UTF-8 sequence, which encodes a surrogate pair of UTF-16. */
const minFourByteLead = 0xf0

/**
 * Counts the code points and UTF-8 bytes of a text that arrives in chunks. No chunk may end inside a surrogate pair.
 */
export class CodePointCounter {
  count = 0
  /** In UTF-8. A lone surrogate counts as three bytes, like the replacement character. */
  bytes = 0
  // Encoding the text and reading the bytes is faster than a loop over the UTF-16 code units.
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
