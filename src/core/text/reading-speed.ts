export const wordsPerMinute = {
  /** Reading. */
  average: 200,
  fast: 250,
  slow: 150,
  speaking: 130,
}

/** Returns the time to read or speak this many words, rounded up to whole seconds. */
export function secondsFor(words: number, speed: number): number {
  return Math.ceil((60 * words) / speed)
}

/** Returns the time to read or speak this many words, rounded up to whole minutes. */
export function minutesFor(words: number, speed: number): number {
  return Math.ceil(words / speed)
}
