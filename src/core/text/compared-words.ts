import { isWhitespace } from './char-class.ts'
import { chunksOf } from '#core/long-text/chunks.ts'
import { compose } from './normalize.ts'
import { dictionaryWords, unspacedCharacter } from './words.ts'

/** Stands between texts that are read together. */
const separator = '\0'

/**
 * The separator, a tag without attributes, or a word: letters, marks and digits, joined inside by a single mark, as in
 * `don't`, `well-known`, `node.js`, `1,000`, `R&D`, `ann@x.com` and `snake_case`. Runs of ASCII letters and digits have
 * their own alternative, because V8 reads them several times faster than the classes of Unicode.
 */
const letters = String.raw`[\p{L}\p{N}](?:[a-z\d]+|[\p{L}\p{M}\p{N}])*`
const tokens = new RegExp(String.raw`\0|<\/?[a-z][a-z\d]*\/?>|${letters}(?:[.,:@&_'‐-]${letters})*`, 'gmu')

const finalSigma = /(\p{L}\p{M}*)σ(?![\p{L}\p{M}])/gmu

/** Makes words that differ only in case, composition, the kind of apostrophe or the kind of sigma the same. */
function unify(text: string): string {
  // The Turkish İ becomes an i with a dot above.
  const lowerCase = text.toLowerCase().replaceAll('i\u0307', 'i').replaceAll('’', "'").replaceAll('ς', 'σ')
  return compose(lowerCase.includes('σ') ? lowerCase.replace(finalSigma, '$1ς') : lowerCase)
}

/** Returns the words of a match of the pattern: one, or several in scripts without spaces, which a dictionary finds. */
function wordsIn(match: string): readonly string[] {
  if (match === separator || match.startsWith('<')) return []
  return unspacedCharacter.test(match) ? dictionaryWords(match) : [match]
}

/** In UTF-16 code units. A longer run without whitespace is cut, because the pattern would overflow the stack. */
const maxRunLength = 2 ** 20

/** Matches the pattern in a text that arrives in chunks. `visit` receives the matches of about one chunk. */
class TokenReader {
  readonly #visit: (matches: readonly string[]) => void
  /** What follows the last whitespace. The next chunk may continue it. */
  #pending = ''

  constructor(visit: (matches: readonly string[]) => void) {
    this.#visit = visit
  }

  add(chunk: string): void {
    const text = this.#pending + chunk
    let end = text.length
    while (end > this.#pending.length && !isWhitespace(text.charCodeAt(end - 1))) end--
    if (end === this.#pending.length) end = text.length > maxRunLength ? text.length : 0
    this.#read(text.slice(0, end))
    this.#pending = text.slice(end)
  }

  /** Reads the last word at the end of the text. */
  end(): void {
    this.#read(this.#pending)
    this.#pending = ''
  }

  #read(text: string): void {
    const matches = unify(text).match(tokens)
    if (matches) this.#visit(matches)
  }
}

/**
 * Returns the words of a text as every tool compares them: in lower case, without tags and without the punctuation and
 * symbols around them.
 */
export function comparedWords(text: string): string[] {
  return comparedWordsOfEach([text]).flat()
}

/** Returns the compared words of each text. Reading short texts one by one takes several times longer. */
export function comparedWordsOfEach(texts: readonly string[]): string[][] {
  const lists = texts.map((): string[] => [])
  let index = 0
  const reader = new TokenReader((matches) => {
    for (const match of matches) {
      if (match === separator) index++
      else lists[index]?.push(...wordsIn(match))
    }
  })
  const joined = texts.map((text) => text.replaceAll(separator, ' ')).join(` ${separator} `)
  for (const chunk of chunksOf(joined)) reader.add(chunk)
  reader.end()
  return lists
}

/** Returns the words of a list that a person typed, such as `tea,milk; cake`. */
export function listedWords(list: string): ReadonlySet<string> {
  return new Set(comparedWords(list.replaceAll(/[,;]/g, ' ')))
}

/**
 * Counts each compared word of a text that arrives in chunks. Memory use grows with the number of distinct words, not
 * with the length of the text.
 */
export class ComparedWordCounter extends TokenReader {
  /** In order of first occurrence. */
  readonly counts: ReadonlyMap<string, number>

  constructor() {
    const counts = new Map<string, number>()
    super((matches) => {
      for (const [match, count] of countEach(matches)) {
        for (const word of wordsIn(match)) {
          // In V8, a slice keeps the whole chunk in memory, whereas concatenation creates a new string.
          const key = counts.has(word) ? word : ` ${word}`.slice(1)
          counts.set(key, (counts.get(word) ?? 0) + count)
        }
      }
    })
    this.counts = counts
  }
}

function countEach(strings: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const string of strings) counts.set(string, (counts.get(string) ?? 0) + 1)
  return counts
}
