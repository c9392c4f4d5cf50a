/** A character of a script that has no spaces between words. */
export const unspacedCharacter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/mu

/** In UTF-16 code units. The start of a text shows how it is written. */
export const unspacedSampleLength = 5000

/** Returns whether most letters of a text are of scripts without spaces, so that its words can't be counted. */
export function isUnspaced(sample: string): boolean {
  const letters = sample.match(/\p{L}/gmu) ?? []
  return 2 * letters.filter((letter) => unspacedCharacter.test(letter)).length > letters.length
}

/**
 * Returns about how many words a text without spaces has, from what the platform's dictionary finds in the start of the
 * text. Returns undefined for other texts. `length` is the length of the whole text in UTF-16 code units.
 */
export function estimateWords(start: string, length: number): number | undefined {
  const sample = start.slice(0, unspacedSampleLength)
  if (!isUnspaced(sample)) return undefined
  try {
    const segments = Array.from(new Intl.Segmenter('en', { granularity: 'word' }).segment(sample))
    return Math.round((segments.filter(({ isWordLike }) => isWordLike).length * length) / sample.length)
  } catch {
    // The fallback in src/run/segmenter.ts has no word granularity.
    return undefined
  }
}
