/** Words per minute of an average reader, and the fast and slow end of the usual range. */
export const wordsReadPerMinute = 200
export const wordsReadFastPerMinute = 250
export const wordsReadSlowlyPerMinute = 150
/** Words per minute of an average speaker. */
export const wordsSpokenPerMinute = 130

/** Returns the reading time rounded up to whole seconds. */
export function secondsFor(words: number, wordsPerMinute: number): number {
  return Math.ceil((60 * words) / wordsPerMinute)
}

/** Returns the reading time rounded up to whole minutes. */
export function minutesFor(words: number, wordsPerMinute: number): number {
  return Math.ceil(words / wordsPerMinute)
}
