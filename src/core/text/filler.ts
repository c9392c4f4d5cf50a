import { randomBelow, randomNumbersBelow } from '#core/random.ts'
import type { EngineContext } from '#core/tool.ts'

type RandomSource = Pick<EngineContext, 'random'>

/** The minimum and maximum size of something, such as words in a sentence. */
interface SizeRange {
  readonly min: number
  readonly max: number
}

export const wordsPerSentence = { min: 8, max: 17 } as const satisfies SizeRange
export const sentencesPerParagraph = { min: 4, max: 7 } as const satisfies SizeRange

/** Returns random sizes, uniformly distributed within the range. */
export function randomSizes(amount: number, { min, max }: SizeRange, context: RandomSource): number[] {
  return randomNumbersBelow(max - min + 1, amount, context).map((number) => min + number)
}

/**
 * Returns random sizes within the range that add up to the total. If the total is below `min`, the result is a single
 * size that is equal to the total. `max` must be at least `2 * min - 1`, otherwise some totals cannot be split.
 */
export function randomSizesWithSum(total: number, range: SizeRange, context: RandomSource): number[] {
  const { min, max } = range
  const sizes: number[] = []
  let left = total
  while (left > max) {
    // Leaves at least `min` for the last size, so that a text does not end with a one-word sentence.
    const freeDraws = Math.floor((left - min) / max)
    const drawn =
      freeDraws > 0 ? randomSizes(freeDraws, range, context) : randomSizes(1, { min, max: left - min }, context)
    for (const size of drawn) {
      sizes.push(size)
      left -= size
    }
  }
  if (left > 0) sizes.push(left)
  return sizes
}

/**
 * Returns random list indexes, each equally likely. No index directly follows itself, because a repeated word would
 * look like a typo.
 */
export function randomIndexes(count: number, amount: number, context: RandomSource): Int32Array {
  const indexes = new Int32Array(amount)
  if (amount === 0) return indexes
  let index = randomBelow(count, context)
  indexes[0] = index
  const steps = randomNumbersBelow(count - 1, amount - 1, context)
  for (let i = 1; i < amount; i++) {
    index += 1 + (steps[i - 1] as number)
    if (index >= count) index -= count
    indexes[i] = index
  }
  return indexes
}

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

  /** Writes words separated by spaces. */
  writeWords(indexes: Int32Array): string {
    this.#copy(indexes, 0, indexes.length)
    return this.#takeText()
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

/** The blank line between two paragraphs. */
export const paragraphBreak = '\n\n'
