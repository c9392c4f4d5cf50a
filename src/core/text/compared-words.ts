import { isWhitespace } from './char-class.ts'
import { chunksOf } from '#core/long-text/chunks.ts'
import { compose } from './normalize.ts'
import { dictionaryWords, unspacedCharacter } from './words.ts'

/**
 * A tag without attributes, or a word: letters, marks and digits, joined inside by a single mark, as in `don't`,
 * `well-known`, `node.js`, `1,000`, `R&D`, `ann@x.com` and `snake_case`.
 */
const tagOrWord =
  /<\/?[a-z][a-z\d]*\/?>|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.,:@&_'‐-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gmu

const finalSigma = /(\p{L}\p{M}*)σ(?![\p{L}\p{M}])/gmu

/** Makes words that differ only in case, composition, the kind of apostrophe or the kind of sigma the same. */
function unify(text: string): string {
  // The Turkish İ becomes an i with a dot above.
  const lowerCase = text.toLowerCase().replaceAll('i\u0307', 'i').replaceAll('’', "'").replaceAll('ς', 'σ')
  return compose(lowerCase.includes('σ') ? lowerCase.replace(finalSigma, '$1ς') : lowerCase)
}

/** Visits the words of a text of limited length, on which the pattern can't overflow the stack. */
function eachWordOf(text: string, visit: (word: string) => void): void {
  const unified = unify(text)
  const hasUnspaced = unspacedCharacter.test(unified)
  for (const [found] of unified.matchAll(tagOrWord)) {
    if (found.startsWith('<')) continue
    if (hasUnspaced && unspacedCharacter.test(found)) for (const word of dictionaryWords(found)) visit(word)
    else visit(found)
  }
}

/** In UTF-16 code units. A longer run without whitespace is cut. */
const maxRunLength = 2 ** 20

/**
 * Visits the words of a text that arrives in chunks, as every tool compares them: in lower case, without tags and
 * without the punctuation and symbols around them. In scripts without spaces, the platform's dictionary finds the words.
 */
export class ComparedWordReader {
  readonly #visit: (word: string) => void
  /** What follows the last whitespace. The next chunk may continue it. */
  #pending = ''

  constructor(visit: (word: string) => void) {
    this.#visit = visit
  }

  add(chunk: string): void {
    const text = this.#pending + chunk
    let end = text.length
    while (end > this.#pending.length && !isWhitespace(text.charCodeAt(end - 1))) end--
    if (end === this.#pending.length) end = text.length > maxRunLength ? text.length : 0
    eachWordOf(text.slice(0, end), this.#visit)
    this.#pending = text.slice(end)
  }

  /** Visits the last word at the end of the text. */
  end(): void {
    eachWordOf(this.#pending, this.#visit)
    this.#pending = ''
  }
}

/** Returns the words of a text as every tool compares them. */
export function comparedWords(text: string): string[] {
  const words: string[] = []
  const reader = new ComparedWordReader((word) => words.push(word))
  for (const chunk of chunksOf(text)) reader.add(chunk)
  reader.end()
  return words
}

/** Returns the words of a list that a person typed, such as `tea,milk; cake`. */
export function listedWords(list: string): ReadonlySet<string> {
  return new Set(comparedWords(list.replaceAll(/[,;]/g, ' ')))
}

/** Counts each word. Memory use grows with the number of distinct words, not with the length of the text. */
export class ComparedWordCounter extends ComparedWordReader {
  /** In order of first occurrence. */
  readonly counts: ReadonlyMap<string, number>

  constructor() {
    const counts = new Map<string, number>()
    super((word) => {
      const count = counts.get(word)
      // In V8, a slice keeps the whole chunk in memory, whereas concatenation creates a new string.
      if (count === undefined) counts.set(` ${word}`.slice(1), 1)
      else counts.set(word, count + 1)
    })
    this.counts = counts
  }
}
