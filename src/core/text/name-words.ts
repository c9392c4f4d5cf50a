import { isLetterOrDigit } from './char-class.ts'

// Character classes of code units, filled on first use. Surrogate pairs are classified by code point.
const unknown = 0
const separator = 1
const innerPunctuation = 2
const mark = 3
const letter = 4
const highSurrogate = 5

const charClasses = new Uint8Array(0x10000)

const markPattern = /\p{M}/mu
// Straight and curly apostrophes, soft hyphen, and other hyphens.
const removablePunctuation = /['’\u00ad‐‑-]/g
// Words in Persian and in Indic scripts may contain the two joiners.
const innerPunctuationPattern = /['’\u00ad‐‑\u200c\u200d-]/

function charClassOf(codePoint: number): number {
  if (isLetterOrDigit(codePoint)) return letter
  const character = String.fromCodePoint(codePoint)
  if (markPattern.test(character)) return mark
  return innerPunctuationPattern.test(character) ? innerPunctuation : separator
}

function charClassAt(text: string, i: number): number {
  const code = text.charCodeAt(i)
  let charClass = charClasses[code] as number
  if (charClass === unknown) {
    charClass = code >= 0xd800 && code <= 0xdbff ? highSurrogate : charClassOf(code)
    charClasses[code] = charClass
  }
  return charClass === highSurrogate ? charClassOf(text.codePointAt(i) as number) : charClass
}

function lengthAt(text: string, i: number): number {
  return charClasses[text.charCodeAt(i)] === highSurrogate ? 2 : 1
}

/** Returns the end of the word that starts here: after its last letter, digit or mark. */
function endOfWord(text: string, start: number): number {
  let end = start
  let i = start
  while (i < text.length) {
    const charClass = charClassAt(text, i)
    // Two consecutive apostrophes or hyphens are a quotation mark or a dash. A combining mark after an apostrophe or a
    // hyphen has no letter to combine with.
    if (charClass === separator || (charClass !== letter && i > end)) break
    i += lengthAt(text, i)
    if (charClass !== innerPunctuation) end = i
  }
  return end
}

/**
 * Yields the words of a text for use in names and tags. Words consist of letters and digits of any script, with their
 * combining marks. A single apostrophe or hyphen may occur inside a word; any other character separates words. Words
 * shorter than `minLength` code units are skipped.
 */
export function* nameWords(text: string, minLength = 1): Generator<string, void, void> {
  let i = 0
  while (i < text.length) {
    if (charClassAt(text, i) !== letter) {
      // Also skips the second half of a surrogate pair, which is not a letter.
      i++
      continue
    }
    const end = endOfWord(text, i)
    if (end - i >= minLength) yield text.slice(i, end)
    i = end
  }
}

/** Removes the apostrophes and hyphens inside a word: `don't` becomes `dont`. */
export function removeInnerPunctuation(word: string): string {
  return word.replace(removablePunctuation, '')
}

/** Capitalizes the first letter and keeps the rest. */
export function capitalizeFirst(word: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) as number)
  return first.toUpperCase() + word.slice(first.length)
}
