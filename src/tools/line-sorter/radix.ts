/** Numbers are sorted by so many of their bits at a time, from the last to the first. */
const digitBits = 7
const digitMask = 2 ** digitBits - 1
const shifts = [0, digitBits, 2 * digitBits, 3 * digitBits]

interface Pairs {
  readonly numbers: Int32Array
  readonly values: Int32Array
}

function makePairs(capacity: number): Pairs {
  return { numbers: new Int32Array(capacity), values: new Int32Array(capacity) }
}

/**
 * Sorts numbers below 2²⁸ that have a value each. Equals keep their order. The time for each is the same however many
 * there are, and sorting calls nobody.
 */
export class RadixSort {
  /** What is to be sorted is put in here from the beginning, and found there in its order. */
  pairs: Pairs
  #spare: Pairs
  readonly #ends = new Int32Array(digitMask + 1)

  constructor(capacity: number) {
    this.pairs = makePairs(capacity)
    this.#spare = makePairs(capacity)
  }

  sort(amount: number): void {
    for (const shift of shifts) {
      if (this.#findEnds(amount, shift)) this.#move(amount, shift)
    }
  }

  /** Finds where the numbers with each digit are to end, and tells whether there are different digits. */
  #findEnds(amount: number, shift: number): boolean {
    const ends = this.#ends.fill(0)
    const { numbers } = this.pairs
    for (let k = 0; k < amount; k += 1) {
      const digit = ((numbers[k] as number) >> shift) & digitMask
      ends[digit] = (ends[digit] as number) + 1
    }
    if (ends[((numbers[0] as number) >> shift) & digitMask] === amount) return false
    for (let digit = 1; digit <= digitMask; digit += 1) ends[digit] = (ends[digit] as number) + (ends[digit - 1] as number)
    return true
  }

  #move(amount: number, shift: number): void {
    const ends = this.#ends
    const { numbers, values } = this.pairs
    const to = this.#spare
    for (let k = amount - 1; k >= 0; k -= 1) {
      const number = numbers[k] as number
      const digit = (number >> shift) & digitMask
      const at = (ends[digit] as number) - 1
      ends[digit] = at
      to.numbers[at] = number
      to.values[at] = values[k] as number
    }
    this.#spare = this.pairs
    this.pairs = to
  }
}
