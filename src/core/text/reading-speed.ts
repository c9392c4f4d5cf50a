/** An average reader's and an average speaker's, in words a minute. */
export const wordsReadPerMinute = 200
export const wordsSpokenPerMinute = 130

/** Rounded up to whole seconds. */
export function secondsFor(words: number, wordsPerMinute: number): number {
  return Math.ceil((60 * words) / wordsPerMinute)
}
