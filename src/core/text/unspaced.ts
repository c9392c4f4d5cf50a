import { startOfText, type TextSource } from '#core/text-source.ts'

/** A character of a script that has no spaces between words. */
export const unspacedCharacter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/mu

/** In UTF-16 code units. The start of a text shows how it is written. */
const sampleLength = 5000

/** Returns whether most letters of a text are of scripts without spaces, so that its words can't be counted. */
export function isUnspaced(text: TextSource): boolean {
  const letters = startOfText(text, sampleLength).match(/\p{L}/gmu) ?? []
  return 2 * letters.filter((letter) => unspacedCharacter.test(letter)).length > letters.length
}
