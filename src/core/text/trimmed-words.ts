import { isLetterOrDigit } from './char-class.ts'
import { eachWord } from './words.ts'

// Surrogates are kept because they may belong to a letter.
const markOrSurrogate = /[\p{M}\p{Cs}]/mu

/** Everything else (punctuation, quotes, symbols) is trimmed. */
function isWordUnit(code: number): boolean {
  return isLetterOrDigit(code) || markOrSurrogate.test(String.fromCharCode(code))
}

/**
 * Visits the words of a text without surrounding punctuation: `“Don't,”` becomes `Don't`, and a dash becomes an empty
 * word.
 */
export function eachTrimmedWord(
  text: string,
  visit: (start: number, end: number) => void,
  from = 0,
  to = text.length,
): void {
  const visitTrimmed = (wordStart: number, wordEnd: number) => {
    let start = wordStart
    let end = wordEnd
    while (end > start && !isWordUnit(text.charCodeAt(end - 1))) end--
    while (start < end && !isWordUnit(text.charCodeAt(start))) start++
    visit(start, end)
  }
  eachWord(text, visitTrimmed, from, to)
}
