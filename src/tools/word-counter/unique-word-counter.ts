import { foldCase } from '#core/text/fold-case.ts'
import { detached, trimCharacters, WordReader } from '#core/text/words.ts'

// Backtick and acute accent are not punctuation in Unicode, but many people type them as quotes.
const punctuation = /[\p{P}`´]/mu

const longestCached = 32
const maxCached = 2 ** 17

/** Counts the words of a text that arrives in chunks, and the different ones, ignoring case and the punctuation around them. */
export class UniqueWordCounter {
  /** Words of nothing but punctuation, such as a dash. They are not part of `distinct`. */
  punctuationOnlyWords = 0
  /** Punctuation characters around words. */
  trimmedCharacters = 0
  readonly #distinct = new Set<string>()
  /** How many characters of punctuation each word loses: texts repeat the same few thousand words. */
  readonly #cache = new Map<string, number>()
  readonly #reader = new WordReader((fragment, isLast) => {
    if (isLast && !this.#longWord) this.#addWord(fragment)
    else this.#addFragment(fragment, isLast)
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
    const trimmed = this.#cache.get(word) ?? this.#trimAndCache(word)
    this.trimmedCharacters += trimmed
    if (trimmed === word.length) this.punctuationOnlyWords++
  }

  /** A word too long to keep is compared by its beginning and not trimmed. */
  #addFragment(fragment: string, isLast: boolean): void {
    const word = (this.#longWord ??= { beginning: fragment, length: 0, isPunctuation: true })
    word.length += fragment.length
    word.isPunctuation &&= trimCharacters(fragment, punctuation) === ''
    if (!isLast) return
    this.#longWord = undefined
    if (word.isPunctuation) {
      this.punctuationOnlyWords++
      this.trimmedCharacters += word.length
    } else {
      this.#distinct.add(foldCase(word.beginning))
    }
  }

  #trimAndCache(word: string): number {
    const copy = detached(word)
    const trimmedWord = trimCharacters(copy, punctuation)
    if (trimmedWord !== '') this.#distinct.add(foldCase(trimmedWord))
    const trimmed = copy.length - trimmedWord.length
    if (copy.length <= longestCached && this.#cache.size < maxCached) this.#cache.set(copy, trimmed)
    return trimmed
  }
}
