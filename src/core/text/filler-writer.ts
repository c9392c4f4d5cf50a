const space = 0x20
const fullStop = 0x2e
const upperCaseOf = (lowerCaseCode: number) => lowerCaseCode - 0x20

/**
 * Number of bytes reserved for a word and the space after it. Copying them as four 32-bit numbers is as fast as copying
 * a single letter.
 */
const slotLength = 16

const decoder = new TextDecoder()

/** Writes text from indexes into a word list. Every word must consist of 1 to 15 lower-case ASCII letters. */
export class FillerWriter {
  readonly #words: DataView
  readonly #lengths: Uint8Array
  #bytes = new Uint8Array(4096)
  #output = new DataView(this.#bytes.buffer)
  #used = 0

  constructor(list: readonly string[]) {
    const invalidWord = list.find((word) => !/^[a-z]{1,15}$/.test(word))
    if (invalidWord !== undefined)
      throw new RangeError(`“${invalidWord}” does not have 1 to 15 lower-case ASCII letters`)
    const letters = new TextEncoder().encode(list.map((word) => word.padEnd(slotLength)).join(''))
    this.#words = new DataView(letters.buffer, letters.byteOffset, letters.byteLength)
    this.#lengths = Uint8Array.from(list, ({ length }) => length + 1)
  }

  /** Writes paragraphs of capitalized sentences that end with a full stop. */
  writeParagraphs(indexes: Int32Array, sentenceSizes: readonly number[], paragraphSizes: readonly number[]): string[] {
    let index = 0
    let sentence = 0
    return paragraphSizes.map((size) => {
      for (const end = sentence + size; sentence < end; sentence++) {
        const start = index
        index += sentenceSizes[sentence] as number
        this.#copySentence(indexes, start, index)
      }
      return this.#takeText()
    })
  }

  #copySentence(indexes: Int32Array, start: number, end: number): void {
    const sentenceStart = this.#used
    this.#copy(indexes, start, end)
    this.#bytes[sentenceStart] = upperCaseOf(this.#bytes[sentenceStart] as number)
    this.#bytes[this.#used - 1] = fullStop
    this.#bytes[this.#used++] = space
  }

  #copy(indexes: Int32Array, start: number, end: number): void {
    this.#reserve(slotLength * (end - start + 1))
    const words = this.#words
    const lengths = this.#lengths
    const output = this.#output
    let used = this.#used
    for (let i = start; i < end; i++) {
      const index = indexes[i] as number
      const from = slotLength * index
      output.setInt32(used, words.getInt32(from))
      output.setInt32(used + 4, words.getInt32(from + 4))
      output.setInt32(used + 8, words.getInt32(from + 8))
      output.setInt32(used + 12, words.getInt32(from + 12))
      used += lengths[index] as number
    }
    this.#used = used
  }

  #reserve(more: number): void {
    if (this.#used + more <= this.#bytes.length) return
    const larger = new Uint8Array(2 * (this.#used + more))
    larger.set(this.#bytes.subarray(0, this.#used))
    this.#bytes = larger
    this.#output = new DataView(larger.buffer)
  }

  /** Returns the text written so far without the trailing space, and clears the buffer. */
  #takeText(): string {
    const text = decoder.decode(this.#bytes.subarray(0, Math.max(0, this.#used - 1)))
    this.#used = 0
    return text
  }
}
