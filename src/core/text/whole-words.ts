import { characterBefore } from './char-class.ts'

/**
 * Letters, digits and marks of any script, and the joiners inside Persian and Hindi words. `\b` works only for ASCII
 * letters.
 */
export const wordCharacter = String.raw`[\p{L}\p{N}\p{M}\u200c\u200d]`
const startsWithWord = new RegExp(`^${wordCharacter}`, 'u')

/** Returns whether a word continues before or after a range of the text. */
export function isPartOfWord(text: string, start: number, end: number): boolean {
  return isInsideWord(text, start) || isInsideWord(text, end)
}

function isInsideWord(text: string, offset: number): boolean {
  return startsWithWord.test(text.slice(offset, offset + 2)) && startsWithWord.test(characterBefore(text, offset))
}
