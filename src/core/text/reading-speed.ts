/** Words per minute for an average reader, a fast reader and a slow reader. */
export const wordsReadPerMinute = 200
export const wordsReadFastPerMinute = 250
export const wordsReadSlowlyPerMinute = 150
/** Words per minute for an average speaker. */
export const wordsSpokenPerMinute = 130
/** Words per minute in a talk with pauses and slides. */
export const wordsPresentedPerMinute = 100

/** Returns the time to read or speak this many words, rounded up to whole seconds. */
export function secondsFor(words: number, wordsPerMinute: number): number {
  return Math.ceil((60 * words) / wordsPerMinute)
}

/** Returns the time to read or speak this many words, rounded up to whole minutes. */
export function minutesFor(words: number, wordsPerMinute: number): number {
  return Math.ceil(words / wordsPerMinute)
}
