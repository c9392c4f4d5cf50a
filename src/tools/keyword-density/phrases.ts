/** A phrase that occurs at least twice. */
export interface RepeatedPhrase {
  /** The index of its first word in the word sequence. */
  readonly firstIndex: number
  /** Overlapping occurrences, such as `ha ha` in `ha ha ha`, count once. */
  readonly count: number
}

/**
 * Counts the repeated words, then the repeated phrases of two words, and so on up to `maxLength`. They are in the order
 * of their first occurrence. A negative word id ends a sentence.
 */
export function* countPhrases(wordIds: Int32Array, maxLength: number): Generator<RepeatedPhrase[], void, void> {
  // Equal phrases have equal keys. A negative key stands for no phrase.
  let keys: Float64Array = Float64Array.from(wordIds)
  for (let length = 1; length <= maxLength; length++) {
    const phrases = countKeys(keys, length)
    yield Array.from(phrases.values()).filter(({ count }) => count > 1)
    keys = keysOfLongerPhrases(keys, phrases)
  }
}

interface Phrase extends RepeatedPhrase {
  readonly id: number
  lastIndex: number
  count: number
}

function countKeys(keys: Float64Array, length: number): Map<number, Phrase> {
  const phrases = new Map<number, Phrase>()
  keys.forEach((key, index) => {
    if (key < 0) return
    const phrase = phrases.get(key)
    if (!phrase) {
      phrases.set(key, { id: phrases.size, firstIndex: index, lastIndex: index, count: 1 })
    } else if (index >= phrase.lastIndex + length) {
      phrase.count++
      phrase.lastIndex = index
    }
  })
  return phrases
}

/**
 * Builds keys for phrases that are one word longer: `cup of tea` combines `cup of` and `of tea`. A phrase can be
 * repeated only if both of these are repeated, so most phrases are skipped.
 */
function keysOfLongerPhrases(keys: Float64Array, phrases: ReadonlyMap<number, Phrase>): Float64Array {
  const ids = keys.map((key) => {
    const phrase = phrases.get(key)
    return phrase && phrase.count > 1 ? phrase.id : -1
  })
  return ids.map((id, index) => {
    const next = ids[index + 1] ?? -1
    return id < 0 || next < 0 ? -1 : id * phrases.size + next
  })
}
