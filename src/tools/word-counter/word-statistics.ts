import { compose, foldCase, replaceTags, trimEdges } from '#core/text/normalize.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import { trimCharacters, WordCache, WordReader } from '#core/text/words.ts'

// The backtick and the acute accent are not punctuation in Unicode, but are often typed as quotes.
const punctuation = /[\p{P}`´]/mu

interface DistinctWord {
  /** In lower case. */
  readonly word: string
  count: number
}

/** Shorter words say little about a text. */
const minListedLength = 3
/** Longer words are URLs or data. */
const maxListedLength = 30

/** Counts words, distinct words and the punctuation around them in a text that arrives in chunks. */
export class WordStatistics extends WordReader {
  /** Number of words that consist only of punctuation, such as a dash. They are not included in `distinctCount`. */
  punctuationOnlyWords = 0
  /** Number of punctuation characters around words. */
  trimmedCharacters = 0
  /** What the current word counts as. Undefined while only punctuation has been read of it. */
  #current: DistinctWord | undefined
  readonly #wordsByKey = new Map<string, DistinctWord>()
  readonly #cache = new WordCache((word) => {
    // Only punctuation is left out of the word length. Symbols count, but make no difference between two words.
    const withoutPunctuation = trimCharacters(word, punctuation)
    return {
      punctuationCount: word.length - withoutPunctuation.length,
      distinct: withoutPunctuation === '' ? undefined : this.#distinctOf(withoutPunctuation),
    }
  })

  constructor() {
    super((fragment, isLast) => this.#addFragment(fragment, isLast))
  }

  get distinctCount(): number {
    return this.#wordsByKey.size
  }

  /** Returns the most frequent words that occur at least twice, without those that say little about a text. */
  mostFrequent(limit: number): DistinctWord[] {
    return Array.from(this.#wordsByKey.values())
      .filter(({ word, count }) => count > 1 && isListed(word))
      .sort((a, b) => b.count - a.count)
      .slice(0, limit)
  }

  /** A very long word arrives in fragments. The first one that isn't only punctuation stands for the word. */
  #addFragment(fragment: string, isLast: boolean): void {
    if (!this.#current) {
      const { punctuationCount, distinct } = this.#cache.get(fragment)
      this.trimmedCharacters += punctuationCount
      this.#current = distinct
    }
    if (!isLast) return
    if (this.#current) this.#current.count++
    else this.punctuationOnlyWords++
    this.#current = undefined
  }

  /** Returns the same word for words that differ only in case, tags, symbols around them, apostrophes or composition. */
  #distinctOf(withoutPunctuation: string): DistinctWord {
    const word = compose(trimEdges(replaceTags(withoutPunctuation)).replaceAll('’', "'"))
    // The key isn't shown, as it has σ instead of a final ς.
    const key = foldCase(word)
    const known = this.#wordsByKey.get(key)
    if (known) return known
    const distinct = { word: word.toLowerCase(), count: 0 }
    this.#wordsByKey.set(key, distinct)
    return distinct
  }
}

/** Returns false for stop words, short words, URLs, data and numbers. */
function isListed(word: string): boolean {
  return word.length >= minListedLength && word.length <= maxListedLength && !isStopWord(word) && /\p{L}/mu.test(word)
}
