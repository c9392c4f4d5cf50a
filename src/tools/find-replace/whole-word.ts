/**
 * What goes on with a word: letters, digits and marks of any script, and the joiners that Persian or Hindi write inside
 * words. `\b` knows the English alphabet alone.
 */
const wordCharacter = String.raw`[\p{L}\p{N}\p{M}\u200c\u200d]`

const insideWord = String.raw`(?<=${wordCharacter})(?=${wordCharacter})`

const insideWordHere = new RegExp(insideWord, 'uy')

/** Whether this place has a part of one and the same word on either side. */
export function isInsideWord(text: string, place: number): boolean {
  insideWordHere.lastIndex = place
  return insideWordHere.test(text)
}

/** The pattern, where it neither begins nor ends inside a word. Its groups keep their numbers. */
export function wholeWordPattern(pattern: string): string {
  return `(?!${insideWord})(?:${pattern})(?!${insideWord})`
}
