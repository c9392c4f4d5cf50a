import { compose, replaceTags, trimEdges } from './normalize.ts'
import { trimCharacters } from './words.ts'

// Dashes, slashes, ellipses, full-width punctuation (which is not followed by a space), repeated full stops or hyphens,
// and commas and the like that are not in a number.
const separators = /[‒–—―⸺⸻〜/\\／…。、，．！？；：;!?]|\.{2,}|[-‐‑－]{2,}|[,:](?!\d)/g
const separatorBeforeNumber = /([^\d\s])[,:](?=\d)/g
// Brackets separate words, as in `[guide](https://example.com)` and `tea[1]`, unless they enclose an optional part of a
// word, as in `team(s)` and `(un)fair`.
const bracket = '[()[\\]{}]'
const optionalPart = String.raw`[(\[][\p{L}\p{M}'’-]+[)\]]`
const brackets = new RegExp(
  String.raw`([\p{L}\p{M}\p{N}]${optionalPart}(?!${bracket})|${optionalPart}(?=\p{L}))|${bracket}`,
  'gmu',
)
const apostrophes = /[’＇]/g
const hyphens = /[‐‑－]/g
// A mark after a letter or digit that is kept, as in 4.75, 1,000, 10:30, node.js, R&D and ann@example.com. U.S.A. and
// e.g. lose their full stops.
const insideWord = String.raw`\p{N}[.,:](?=\p{N})|[\p{L}\p{N}](?:\.(?=[\p{L}\p{N}]{2})|[@&](?=[\p{L}\p{N}]))`
// The backtick and the acute accent are not punctuation in Unicode, but many people type them as quotes. Underscores
// are kept, as in `snake_case` and `__init__`. A soft hyphen is invisible.
const punctuation = new RegExp(String.raw`(${insideWord})|(?!['_\-֊־])[\p{P}\x60´\u00ad]`, 'gmu')
// Apostrophes and hyphens, including the Armenian and the Hebrew hyphen, are kept only inside a word.
const edgePunctuation = /['\-֊־]/
/** The underscores of emphasis in Markdown: _very important_ */
const emphasis = /^_(?!_)|([^_])_$/g
const isPlain = /^[a-z\d]+$/

/**
 * Returns the words in a run of non-whitespace characters, in lower case and without HTML tags, punctuation, and
 * symbols at either end. Apostrophes and hyphens inside a word are kept, as `'` and `-`, and so are the marks in numbers
 * and addresses.
 */
export function normalizeWords(run: string): readonly string[] {
  return isPlain.test(run) ? [run] : splitWords(replaceTags(run))
}

/** Replaces what separates words with as many spaces as it has characters, so that offsets stay the same. */
export function blankSeparators(text: string): string {
  return text
    .replace(brackets, (_, kept?: string) => kept ?? ' ')
    .replace(separatorBeforeNumber, '$1 ')
    .replace(separators, (separator) => ' '.repeat(separator.length))
}

/** Like `normalizeWords`, for a text whose tags were replaced. */
export function splitWords(text: string): readonly string[] {
  return (
    blankSeparators(compose(text))
      .replace(apostrophes, "'")
      .replace(hyphens, '-')
      .replace(punctuation, '$1')
      .split(' ')
      .map((word) => trimEdges(trimCharacters(word.replace(emphasis, '$1'), edgePunctuation)))
      // toLowerCase chooses between the two lower-case Greek sigmas based on the whole word.
      .map((word) => word.replaceAll('ς', 'Σ').toLowerCase())
      .filter((word) => word !== '')
  )
}

const wordLike = /[\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]/mu

/**
 * Returns whether a normalized word contains a letter, digit or emoji. Normalizing keeps symbols such as `=`, but they
 * are not words.
 */
export function isWordLike(word: string): boolean {
  return wordLike.test(word)
}
