import { isLetterOrDigit } from './char-class.ts'

const mark = /^\p{M}/u
// Straight and curly apostrophes, soft hyphen, and other hyphens.
const removablePunctuation = /['’\u00ad‐‑-]/g
// Words in Persian and in Indic scripts may contain the two joiners.
const innerPunctuation = /['’\u00ad‐‑\u200c\u200d-]/

/** Returns the end of the word that starts here: after its last letter, digit or mark. */
function endOfWord(text: string, start: number): number {
  let end = start
  let i = start
  while (i < text.length) {
    const codePoint = text.codePointAt(i) as number
    const character = String.fromCodePoint(codePoint)
    i += character.length
    if (isLetterOrDigit(codePoint)) end = i
    // Two consecutive apostrophes or hyphens are a quotation mark or a dash. A combining mark after an apostrophe or a
    // hyphen has no letter to combine with.
    else if (end !== i - character.length) break
    else if (mark.test(character)) end = i
    else if (!innerPunctuation.test(character)) break
  }
  return end
}

/**
 * Yields the words of a text for use in names and tags. Words consist of letters and digits of any script, with their
 * combining marks. A single apostrophe or hyphen may occur inside a word; any other character separates words.
 */
export function* nameWords(text: string): Generator<string, void, void> {
  let i = 0
  while (i < text.length) {
    if (!isLetterOrDigit(text.codePointAt(i) as number)) {
      // Also skips the second half of a surrogate pair, which is not a letter.
      i++
      continue
    }
    const end = endOfWord(text, i)
    yield text.slice(i, end)
    i = end
  }
}

/** Removes the apostrophes and hyphens inside a word: `don't` becomes `dont`. */
export function removeInnerPunctuation(word: string): string {
  return word.replace(removablePunctuation, '')
}

/** Capitalizes the first letter and keeps the rest. */
export function capitalizeFirst(word: string): string {
  const [first = ''] = word
  return first.toUpperCase() + word.slice(first.length)
}
