/** An average reader's, in words a minute, and what stands at either end of the usual. */
export const wordsReadPerMinute = 200
export const wordsReadFastPerMinute = 250
export const wordsReadSlowlyPerMinute = 150
/** An average speaker's. */
export const wordsSpokenPerMinute = 130

/** Rounded up to whole seconds. */
export function secondsFor(words: number, wordsPerMinute: number): number {
  return Math.ceil((60 * words) / wordsPerMinute)
}

/** Rounded up to whole minutes. */
export function minutesFor(words: number, wordsPerMinute: number): number {
  return Math.ceil(words / wordsPerMinute)
}
