import { foldCase } from '#core/text/fold-case.ts'
import { detached, trimCharacters, WordReader } from '#core/text/words.ts'

// Backtick and acute accent are not punctuation in Unicode, but many people type them as quotes.
const punctuation = /[\p{P}`´]/mu

const longestCached = 32
const mostCached = 2 ** 17

/** Counts the words of a text that arrives in chunks, and the different ones, ignoring case and the punctuation around them. */
export class UniqueWords {
  /** Words of nothing but punctuation, such as a dash. They are not part of `distinct`. */
  punctuationOnly = 0
  /** Punctuation characters around words. */
  trimmed = 0
  readonly #distinct = new Set<string>()
  /** How many characters of punctuation each word loses: texts repeat the same few thousand words. */
  readonly #cache = new Map<string, number>()
  readonly #reader = new WordReader((part, isLast) => {
    if (isLast && !this.#longWord) this.#addWord(part)
    else this.#addPart(part, isLast)
  })
  #longWord: { beginning: string; length: number; isPunctuation: boolean } | undefined

  get words(): number {
    return this.#reader.count
  }

  get distinct(): number {
    return this.#distinct.size
  }

  add(chunk: string): void {
    this.#reader.add(chunk)
  }

  end(): void {
    this.#reader.end()
  }

  #addWord(word: string): void {
    // A cached word is among the distinct ones already.
    const trimmed = this.#cache.get(word) ?? this.#trimAndRemember(word)
    this.trimmed += trimmed
    if (trimmed === word.length) this.punctuationOnly++
  }

  /** A word too long to keep is compared by its beginning and not trimmed. */
  #addPart(part: string, isLast: boolean): void {
    const word = (this.#longWord ??= { beginning: part, length: 0, isPunctuation: true })
    word.length += part.length
    word.isPunctuation &&= trimCharacters(part, punctuation) === ''
    if (!isLast) return
    this.#longWord = undefined
    if (word.isPunctuation) {
      this.punctuationOnly++
      this.trimmed += word.length
    } else {
      this.#distinct.add(foldCase(word.beginning))
    }
  }

  #trimAndRemember(word: string): number {
    const copy = detached(word)
    const bare = trimCharacters(copy, punctuation)
    if (bare !== '') this.#distinct.add(foldCase(bare))
    const trimmed = copy.length - bare.length
    if (copy.length <= longestCached && this.#cache.size < mostCached) this.#cache.set(copy, trimmed)
    return trimmed
  }
}
