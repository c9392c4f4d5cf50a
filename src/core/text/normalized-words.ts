import { detached, trimCharacters, WordReader } from './words.ts'

// Long dashes, slashes, ellipses, the marks of scripts that write no space after them, and repeated full stops or hyphens.
const separators = /[‒–—―⸺⸻〜/\\／…。、，．！？；：]|\.{2,}|[-‐‑－]{2,}/g
const apostrophes = /[’＇]/g
const hyphens = /[‐‑－]/g
// Backtick and acute accent are not punctuation in Unicode, but many people type them as quotes. Underscores hold
// `snake_case` together as letters do, and a soft hyphen is invisible.
const punctuation = /(?!['_\-֊־])[\p{P}`´\u00ad]/gmu
// Apostrophes and hyphens, the Armenian and the Hebrew one included, belong to a word only inside it.
const edge = /['\-֊־]/
const isPlain = /^[a-z\d]+$/

/**
 * The words in a run of non-whitespace, in lower case and without punctuation. Apostrophes and hyphens inside a word
 * stay and become `'` and `-`.
 */
function normalizeWords(run: string): readonly string[] {
  if (isPlain.test(run)) return [run]
  return (
    run
      .replace(separators, ' ')
      .replace(apostrophes, "'")
      .replace(hyphens, '-')
      .replace(punctuation, '')
      .split(' ')
      // Greek has two small sigmas: which one is right follows from the whole word.
      .map((word) => trimCharacters(word, edge).replaceAll('ς', 'Σ').toLowerCase())
      .filter((word) => word !== '')
  )
}

const longestCached = 32
const mostCached = 2 ** 17

/** Visits the normalized words of a text that arrives in chunks. */
export class NormalizedWords {
  readonly #visit: (word: string) => void
  readonly #reader = new WordReader((run) => {
    this.#read(run)
  })
  // Texts repeat the same few thousand words.
  readonly #cache = new Map<string, readonly string[]>()

  constructor(visit: (word: string) => void) {
    this.#visit = visit
  }

  /** Runs of non-whitespace so far. */
  get count(): number {
    return this.#reader.count
  }

  add(chunk: string): void {
    this.#reader.add(chunk)
  }

  end(): void {
    this.#reader.end()
  }

  #read(run: string): void {
    for (const word of this.#cache.get(run) ?? this.#normalize(run)) this.#visit(word)
  }

  #normalize(run: string): readonly string[] {
    if (run.length > longestCached) return normalizeWords(run)
    const copy = detached(run)
    const words = normalizeWords(copy)
    if (this.#cache.size < mostCached) this.#cache.set(copy, words)
    return words
  }
}

const substance = /[\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]/mu

/** Whether a normalized word has a letter, a digit or an emoji. Symbols such as `=` are neither punctuation nor words. */
export function hasSubstance(word: string): boolean {
  return substance.test(word)
}
