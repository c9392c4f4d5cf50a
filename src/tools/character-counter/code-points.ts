const encoder = new TextEncoder()
/** The first byte of a character that takes four in UTF-8 and a pair in UTF-16. */
const firstOfFour = 0xf0

/** Counts what a text is made of as machines see it. It comes in chunks, none of which ends inside a surrogate pair. */
export class CodePointCounter {
  count = 0
  /** As UTF-8. Half a pair by itself takes the three bytes of the replacement character. */
  bytes = 0
  // The platform encodes faster than a loop could look at each unit.
  readonly #encoded = new Uint8Array(0x10000)

  add(text: string): void {
    let rest = text
    while (rest !== '') {
      const { read, written } = encoder.encodeInto(rest, this.#encoded)
      const isPlain = read === written
      this.count += isPlain ? read : read - this.#countPairs(written)
      this.bytes += written
      rest = rest.slice(read)
    }
  }

  #countPairs(end: number): number {
    const encoded = this.#encoded
    let pairs = 0
    for (let i = 0; i < end; i++) {
      if ((encoded[i] as number) >= firstOfFour) pairs++
    }
    return pairs
  }
}
