import { characterBefore } from '#core/text/surrogates.ts'

/**
 * What goes on with a word: letters, digits and marks of any script, and the joiners that Persian or Hindi write inside
 * words. `\b` knows the English alphabet alone.
 */
const wordCharacter = String.raw`[\p{L}\p{N}\p{M}\u200c\u200d]`

const startsWithWord = new RegExp(wordCharacter, 'uy')
const isWord = new RegExp(wordCharacter, 'u')

/** Whether this place has a part of one and the same word on either side. */
export function isInsideWord(text: string, place: number): boolean {
  startsWithWord.lastIndex = place
  return startsWithWord.test(text) && isWord.test(characterBefore(text, place))
}

// Only a lookbehind can be part of a visitor's pattern. The lookahead in it is for WebKit, where a lookbehind with the
// class itself never matches a character outside the BMP.
// eslint-disable-next-line no-restricted-syntax -- Compiled only for a visitor's pattern.
const insideWord = String.raw`(?<=(?=${wordCharacter})[^])(?=${wordCharacter})`

/** The pattern, where it neither begins nor ends inside a word. Its groups keep their numbers. */
export function wholeWordPattern(pattern: string): string {
  return `(?!${insideWord})(?:${pattern})(?!${insideWord})`
}
