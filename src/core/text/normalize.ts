import { characterBefore, isLetterOrDigit } from './char-class.ts'

const loneSurrogate = /(\p{Cs})/mu

/** Returns the text in composed form (NFC). Unpaired surrogates stay: Firefox's `normalize` replaces them. */
export function compose(text: string): string {
  if (text.isWellFormed()) return text.normalize('NFC')
  const parts = text.split(loneSurrogate)
  return parts.map((part) => (loneSurrogate.test(part) ? part : part.normalize('NFC'))).join('')
}

/** Folds case letter by letter: both lower-case sigmas become σ and the Turkish İ becomes i. ß does not become ss. */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ').replaceAll('i\u0307', 'i')
}

/** Writes ä, ö and ü as ae, oe and ue. */
export function writeOutUmlauts(text: string): string {
  return text.replace(/[äöü]|[aou]\u0308/gi, (umlaut) => `${umlaut.normalize('NFD').charAt(0)}e`)
}

// Matches only tags without attributes, because words contain no spaces. `<ann@example.com>` is not a tag.
const tags = /<\/?[a-z][a-z\d]*\/?>/gi

/** Replaces HTML tags with spaces, unless nothing else would be left: the word in `<word>` is not a tag. */
export function replaceTags(word: string): string {
  if (!word.includes('<')) return word
  const text = word.replace(tags, ' ')
  return trimEdges(text).trim() === '' ? word : text
}

/** Replaces the same tags with as many spaces as they have characters, so that offsets stay the same. */
export function blankTags(word: string): string {
  return replaceTags(word) === word ? word : word.replace(tags, (tag) => ' '.repeat(tag.length))
}

const marks = /\p{M}*/uy

/**
 * Removes everything except letters, digits and underscores from both ends of a word: `~word™😀` becomes `word`.
 * Returns words without a letter or digit, such as emoji, unchanged.
 */
export function trimEdges(word: string): string {
  let start = 0
  while (start < word.length && !isKept(word.codePointAt(start) as number)) start++
  if (start === word.length) return word
  let end = word.length
  for (let last = characterBefore(word, end); !isKept(last.codePointAt(0) as number); last = characterBefore(word, end))
    end -= last.length
  marks.lastIndex = end
  marks.test(word)
  return word.slice(start, marks.lastIndex)
}

function isKept(codePoint: number): boolean {
  return codePoint === 0x5f || isLetterOrDigit(codePoint)
}
