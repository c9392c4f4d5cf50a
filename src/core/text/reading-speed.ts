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

/** For texts without spaces, whose words are not counted by whitespace. A usual speed for Chinese and Japanese. */
export const charactersPerMinute = 500

/** About how long a text without spaces is. It stands beside the counts by whitespace. */
export interface DictionaryCounts {
  /** About how many words a dictionary finds. */
  readonly dictionaryWords: number
  /** At `charactersPerMinute`, rounded up. Whitespace is not counted. */
  readonly dictionaryMinutes: number
}

export function dictionaryCountsOf(dictionaryWords: number, characters: number): DictionaryCounts {
  return { dictionaryWords, dictionaryMinutes: Math.ceil(characters / charactersPerMinute) }
}
