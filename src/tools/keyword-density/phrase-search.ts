import { foldCase } from '#core/text/fold-case.ts'
import { readWords, sentenceEnd, type WordSequence } from './word-sequence.ts'

/** The bare words of a phrase, with nothing between two sentences. */
export type Phrase = readonly (string | undefined)[]

export function readPhrase(typed: string): Phrase {
  const { table, numbers } = readWords(typed, { progress: () => undefined })
  const phrase = Array.from(numbers, (number) => (number === sentenceEnd ? undefined : foldCase(table.word(number))))
  return phrase.at(-1) === undefined ? phrase.slice(0, -1) : phrase
}

/**
 * How often a phrase of two or more words comes up, never overlapping itself. Its first word may be the end of a longer
 * one and its last the beginning of one, as if it were looked for letter by letter; those between are whole.
 */
export function countPhrase(phrase: Phrase, { table, numbers }: WordSequence): number {
  const middle = phrase.slice(1, -1)
  const first = phrase[0] ?? ''
  const last = phrase.at(-1) ?? ''
  const canBeFirst = new Uint8Array(table.size)
  const canBeLast = new Uint8Array(table.size)
  const idOf = new Map(middle.map((word, k) => [word, word === undefined ? sentenceEnd : k + 1]))
  /** For each word of the text what stands for it in the middle; 0 for all that do not occur there. */
  const inMiddle = new Int32Array(table.size)
  for (let number = 0; number < table.size; number++) {
    const word = foldCase(table.word(number))
    canBeFirst[number] = Number(word.endsWith(first))
    canBeLast[number] = Number(word.startsWith(last))
    inMiddle[number] = idOf.get(word) ?? 0
  }

  const run = new RunOfNumbers(middle.map((word) => idOf.get(word) ?? 0))
  let count = 0
  let free = 0
  for (let i = 0; i < numbers.length; i++) {
    const start = i - middle.length - 1
    const number = numbers[i] as number
    if (run.isAtEnd && start >= free && canBeFirst[numbers[start] as number] === 1 && canBeLast[number] === 1) {
      count++
      free = i + 1
    }
    run.take(number === sentenceEnd ? sentenceEnd : (inMiddle[number] as number))
  }
  return count
}

/** Follows a sequence and knows when it has just gone through a given run: Knuth, Morris and Pratt's way. */
class RunOfNumbers {
  readonly #run: readonly number[]
  /** How much of the run's beginning is also the end of its first so many numbers and one. */
  readonly #borders: number[] = []
  #matched = 0

  constructor(run: readonly number[]) {
    this.#run = run
    for (let i = 1, border = 0; i < run.length; i++) {
      while (border > 0 && run[border] !== run[i]) border = this.#borders[border - 1] ?? 0
      if (run[border] === run[i]) border++
      this.#borders[i] = border
    }
  }

  get isAtEnd(): boolean {
    return this.#matched === this.#run.length
  }

  take(number: number): void {
    if (this.#run.length === 0) return
    if (this.isAtEnd) this.#matched = this.#borders[this.#matched - 1] ?? 0
    while (this.#matched > 0 && this.#run[this.#matched] !== number) this.#matched = this.#borders[this.#matched - 1] ?? 0
    if (this.#run[this.#matched] === number) this.#matched++
  }
}
