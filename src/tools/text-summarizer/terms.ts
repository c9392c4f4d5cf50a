import { eachTrimmedWord } from '#core/text/trimmed-words.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import { WordCache } from '#core/text/word-cache.ts'
import { unspacedCharacter } from '#core/text/unspaced.ts'

/**
 * More words than any language has. Terms beyond this limit are ignored, because they hardly ever connect two
 * sentences.
 */
const maxTerms = 0x100000

/** Longer words are URLs, data or text without spaces. */
const maxWordLength = 64

// The plural ending in English, French and Spanish. Removing the s from other words does no harm.
const pluralEnding = /([a-z]{2}[^ius\W])s$/
const letterRuns = /[\p{L}\p{M}\p{N}]+/gmu

/** Finds the terms of sentences, which are their lower-case words without English stop words. Each term is a number. */
export class TermFinder {
  readonly #text: string
  readonly #termsOfWords = new WordCache((word) => this.#readTerms(word))
  readonly #terms = new Map<string, number>()

  constructor(text: string) {
    this.#text = text
  }

  /** Number of distinct terms so far. */
  get size(): number {
    return this.#terms.size
  }

  /** Visits the terms between two offsets in the order of the text, including repetitions. */
  eachTerm(start: number, end: number, visit: (term: number) => void): void {
    const visitTerms = (from: number, to: number) => {
      for (const term of this.#termsOfWords.get(this.#text.slice(from, to))) visit(term)
    }
    eachTrimmedWord(this.#text, visitTerms, start, end)
  }

  #readTerms(word: string): readonly number[] {
    // Pairs of adjacent characters serve as terms, which does not require a dictionary.
    if (unspacedCharacter.test(word)) return this.#number(pairsOf(word.toLowerCase()))
    if (word === '' || word.length > maxWordLength) return []
    const lower = word.toLowerCase()
    return isStopWord(lower) ? [] : this.#number([lower.replace(pluralEnding, '$1')])
  }

  #number(terms: Iterable<string>): number[] {
    const numbers: number[] = []
    for (const term of terms) {
      const known = this.#terms.get(term)
      if (known !== undefined) numbers.push(known)
      else if (this.#terms.size < maxTerms) {
        numbers.push(this.#terms.size)
        this.#terms.set(term, this.#terms.size)
      }
    }
    return numbers
  }
}

function* pairsOf(word: string): Generator<string, void, void> {
  for (const [run] of word.matchAll(letterRuns)) {
    const characters = Array.from(run)
    if (characters.length === 1) yield run
    for (let i = 1; i < characters.length; i++) yield `${characters[i - 1] as string}${characters[i] as string}`
  }
}
