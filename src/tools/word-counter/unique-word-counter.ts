import { compose } from '#core/text/compose.ts'
import { foldCase } from '#core/text/fold-case.ts'
import { replaceTags, trimEdges } from '#core/text/word-edges.ts'
import { detached, trimCharacters, WordReader } from '#core/text/words.ts'

// The backtick and the acute accent are not punctuation in Unicode, but are often typed as quotes.
const punctuation = /[\p{P}`´]/mu

const maxCachedLength = 32
const maxCacheEntries = 2 ** 17

/** Counts the words and distinct words in a text that arrives in chunks, ignoring case and surrounding punctuation. */
export class UniqueWordCounter {
  /** Number of words that consist only of punctuation, such as a dash. They are not included in `distinct`. */
  punctuationOnlyWords = 0
  /** Number of punctuation characters around words. */
  trimmedCharacters = 0
  readonly #distinct = new Set<string>()
  /** Number of punctuation characters around each word, cached because texts repeat the same few thousand words. */
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
    // A cached word is already in `#distinct`.
    const trimmed = this.#cache.get(word) ?? this.#trimAndCache(word)
    this.trimmedCharacters += trimmed
    if (trimmed === word.length) this.punctuationOnlyWords++
  }

  /**
   * Adds a part of a word that is too long to keep in memory. Such words are compared by their first fragment and are
   * not trimmed.
   */
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
      this.#distinct.add(comparisonKey(word.beginning))
    }
  }

  #trimAndCache(word: string): number {
    const copy = detached(word)
    const trimmedWord = trimCharacters(copy, punctuation)
    if (trimmedWord !== '') this.#distinct.add(comparisonKey(trimmedWord))
    const trimmed = copy.length - trimmedWord.length
    if (copy.length <= maxCachedLength && this.#cache.size < maxCacheEntries) this.#cache.set(copy, trimmed)
    return trimmed
  }
}

/** Returns the same key for words that differ only in case, tags, symbols around them, apostrophes or composed letters. */
function comparisonKey(word: string): string {
  return foldCase(compose(trimEdges(replaceTags(word)).replaceAll('’', "'")))
}
