import { createTest, isWhitespace } from './char-class.ts'

/** Counts words, which are runs of non-whitespace characters. */
export function countWords(text: string, start = 0, end = text.length): number {
  let words = 0
  let isInWord = false
  for (let i = start; i < end; i++) {
    const wasInWord = isInWord
    isInWord = !isWhitespace(text.charCodeAt(i))
    if (isInWord && !wasInWord) words++
  }
  return words
}

/** Counts the words of a text that arrives in chunks. A word may span several chunks. */
export class WordCounter {
  count = 0
  #endsInWord = false

  add(chunk: string): void {
    if (chunk === '') return
    this.count += countWords(chunk)
    if (this.#endsInWord && !isWhitespace(chunk.charCodeAt(0))) this.count--
    this.#endsInWord = !isWhitespace(chunk.charCodeAt(chunk.length - 1))
  }
}

/** Visits the words between two offsets. */
export function eachWord(text: string, visit: (start: number, end: number) => void, from = 0, to = text.length): void {
  let i = from
  while (i < to) {
    while (i < to && isWhitespace(text.charCodeAt(i))) i++
    const start = i
    while (i < to && !isWhitespace(text.charCodeAt(i))) i++
    if (i > start) visit(start, i)
  }
}

/** More distinct words than ordinary texts contain. */
const maxCacheEntries = 2 ** 18
const maxCachedLength = 32

/** Analyzes each distinct word only once, because texts repeat the same few thousand words. */
export class WordCache<Value extends object> {
  readonly #cache = new Map<string, Value>()
  readonly #analyze: (word: string) => Value

  constructor(analyze: (word: string) => Value) {
    this.#analyze = analyze
  }

  get(word: string): Value {
    const known = this.#cache.get(word)
    if (known) return known
    // In V8, a slice keeps the whole text in memory, whereas concatenation creates a new string.
    const copy = ` ${word}`.slice(1)
    const value = this.#analyze(copy)
    if (copy.length <= maxCachedLength && this.#cache.size < maxCacheEntries) this.#cache.set(copy, value)
    return value
  }
}

/** Everything else (punctuation, quotes, symbols) is trimmed. Surrogates are kept because they may belong to a letter. */
const isWordUnit = createTest(/[\p{L}\p{M}\p{N}\p{Cs}]/mu)

/**
 * Visits the words of a text without surrounding punctuation: `“Don't,”` becomes `Don't`, and a dash becomes an empty
 * word.
 */
export function eachTrimmedWord(text: string, visit: (start: number, end: number) => void): void {
  eachWord(text, (wordStart, wordEnd) => {
    let start = wordStart
    let end = wordEnd
    while (end > start && !isWordUnit(text.charCodeAt(end - 1))) end--
    while (start < end && !isWordUnit(text.charCodeAt(start))) start++
    visit(start, end)
  })
}

/** A character of a script that has no spaces between words. */
export const unspacedCharacter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/mu

/** In UTF-16 code units. The start of a text shows how it is written. */
export const unspacedSampleLength = 5000

/** Returns whether most letters of a text are of scripts without spaces, so that its words can't be counted. */
export function isUnspaced(sample: string): boolean {
  const letters = sample.match(/\p{L}/gmu) ?? []
  return 2 * letters.filter((letter) => unspacedCharacter.test(letter)).length > letters.length
}

let segmenter: Intl.Segmenter | undefined

/** In UTF-16 code units. `Intl.Segmenter` takes quadratic time on long runs. */
const dictionarySliceLength = 500

/** Returns the words that the platform's dictionary finds in a text without spaces, without punctuation. */
export function dictionaryWords(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' })
  const words: string[] = []
  for (let start = 0; start < text.length; ) {
    const isLast = start + dictionarySliceLength >= text.length
    const segments = Array.from(segmenter.segment(text.slice(start, start + dictionarySliceLength)))
    // The next slice starts with the last word, which may have been cut.
    const cut = isLast || segments.length === 1 ? undefined : segments.pop()
    for (const { segment, isWordLike } of segments) if (isWordLike) words.push(segment)
    start += cut ? cut.index : dictionarySliceLength
  }
  return words
}

/**
 * Returns about how many words a text without spaces has, from what the dictionary finds in the start of the text. Returns
 * undefined for other texts. `length` is the length of the whole text in UTF-16 code units.
 */
export function estimateWords(start: string, length: number): number | undefined {
  const sample = start.slice(0, unspacedSampleLength)
  const words = isUnspaced(sample) ? dictionaryWords(sample) : []
  return words.length === 0 ? undefined : Math.round((words.length * length) / sample.length)
}
