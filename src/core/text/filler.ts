import { randomBelow, randomNumbersBelow } from '#core/random.ts'
import type { EngineContext } from '#core/tool.ts'

type RandomSource = Pick<EngineContext, 'random'>

/** Fewest and most of something, such as words in a sentence. */
interface Span {
  readonly least: number
  readonly most: number
}

export const wordsPerSentence = { least: 8, most: 17 } as const satisfies Span
export const sentencesPerParagraph = { least: 4, most: 7 } as const satisfies Span

/** Sizes within the span, each equally likely. */
export function drawSizes(amount: number, { least, most }: Span, context: RandomSource): number[] {
  return randomNumbersBelow(most - least + 1, amount, context).map((number) => least + number)
}

/**
 * Sizes within the span that add up to the total. Only a total too small for one part makes a smaller one. The span must
 * reach from some number to at least its double less one, or some totals could not be parted.
 */
export function drawParts(total: number, span: Span, context: RandomSource): number[] {
  const { least, most } = span
  const parts: number[] = []
  let left = total
  while (left > most) {
    // Enough has to be left for another part: nobody ends a text with a sentence of one word.
    const unbound = Math.floor((left - least) / most)
    const drawn = unbound > 0 ? drawSizes(unbound, span, context) : drawSizes(1, { least, most: left - least }, context)
    for (const size of drawn) {
      parts.push(size)
      left -= size
    }
  }
  if (left > 0) parts.push(left)
  return parts
}

/** Places in a list, each equally likely, but none right after itself: a word twice would look like a slip of the pen. */
export function drawPlaces(count: number, amount: number, context: RandomSource): Int32Array {
  const places = new Int32Array(amount)
  if (amount === 0) return places
  let place = randomBelow(count, context)
  places[0] = place
  const steps = randomNumbersBelow(count - 1, amount - 1, context)
  for (let i = 1; i < amount; i++) {
    place += 1 + (steps[i - 1] as number)
    if (place >= count) place -= count
    places[i] = place
  }
  return places
}

const space = 0x20
const fullStop = 0x2e
const capitalOf = (smallLetter: number) => smallLetter - 0x20

/** A word and the space behind it, in bytes. Copied as four numbers, which takes no longer than a single letter. */
const slot = 16

const decoder = new TextDecoder()

/** Writes words of a list by their places. They are of small letters of ASCII, at most fifteen. */
export class FillerWriter {
  readonly #words: DataView
  readonly #lengths: Uint8Array
  #bytes = new Uint8Array(4096)
  #page = new DataView(this.#bytes.buffer)
  #used = 0

  constructor(list: readonly string[]) {
    const unfit = list.find((word) => !/^[a-z]{1,15}$/.test(word))
    if (unfit !== undefined) throw new RangeError(`${unfit} is too long, or not of small letters`)
    const letters = new TextEncoder().encode(list.map((word) => word.padEnd(slot)).join(''))
    this.#words = new DataView(letters.buffer, letters.byteOffset, letters.byteLength)
    this.#lengths = Uint8Array.from(list, ({ length }) => length + 1)
  }

  /** Words in a row. */
  row(places: Int32Array): string {
    this.#copy(places, 0, places.length)
    return this.#take()
  }

  /** Texts of so many sentences each, which have these sizes: a capital at the start, a full stop at the end. */
  paragraphs(places: Int32Array, sentenceSizes: readonly number[], paragraphSizes: readonly number[]): string[] {
    let place = 0
    let sentence = 0
    return paragraphSizes.map((size) => {
      for (const end = sentence + size; sentence < end; sentence++) {
        const start = place
        place += sentenceSizes[sentence] as number
        this.#copySentence(places, start, place)
      }
      return this.#take()
    })
  }

  #copySentence(places: Int32Array, start: number, end: number): void {
    const at = this.#used
    this.#copy(places, start, end)
    this.#bytes[at] = capitalOf(this.#bytes[at] as number)
    this.#bytes[this.#used - 1] = fullStop
    this.#bytes[this.#used++] = space
  }

  #copy(places: Int32Array, start: number, end: number): void {
    this.#reserve(slot * (end - start + 1))
    const words = this.#words
    const lengths = this.#lengths
    const page = this.#page
    let used = this.#used
    for (let i = start; i < end; i++) {
      const place = places[i] as number
      const from = slot * place
      page.setInt32(used, words.getInt32(from))
      page.setInt32(used + 4, words.getInt32(from + 4))
      page.setInt32(used + 8, words.getInt32(from + 8))
      page.setInt32(used + 12, words.getInt32(from + 12))
      used += lengths[place] as number
    }
    this.#used = used
  }

  #reserve(more: number): void {
    if (this.#used + more <= this.#bytes.length) return
    const larger = new Uint8Array(2 * (this.#used + more))
    larger.set(this.#bytes.subarray(0, this.#used))
    this.#bytes = larger
    this.#page = new DataView(larger.buffer)
  }

  /** What was written, without the space at its end. */
  #take(): string {
    const text = decoder.decode(this.#bytes.subarray(0, Math.max(0, this.#used - 1)))
    this.#used = 0
    return text
  }
}

/** Between paragraphs: a blank line. */
export const paragraphBreak = '\n\n'
