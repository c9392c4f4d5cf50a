/** A phrase that occurs at least twice. */
export interface RepeatedPhrase {
  /** The index of its first word in the word sequence. */
  readonly firstIndex: number
  /** Overlapping occurrences, such as `ha ha` in `ha ha ha`, count once. */
  readonly count: number
}

/**
 * Counts the repeated words, then the repeated phrases of two words, and so on up to `maxLength`. The most frequent ones
 * come first, then those that occur first. Phrases start and end with a listable word. A negative word id ends a
 * sentence.
 */
export function* countPhrases(
  wordIds: Int32Array,
  isListable: readonly boolean[],
  maxLength: number,
): Generator<RepeatedPhrase[], void, void> {
  const isListableAt = (index: number) => isListable[wordIds[index] as number]
  const starts: number[] = []
  wordIds.forEach((wordId, index) => {
    if (isListable[wordId]) starts.push(index)
  })
  // For each phrase, the indexes at which it starts. The empty phrase starts everywhere.
  let phrases = [starts]
  for (let length = 1; length <= maxLength; length++) {
    // A phrase can be repeated only if it is repeated without its last word.
    phrases = phrases.flatMap((indexes) => groupByWord(indexes, wordIds, length - 1))
    yield phrases
      .filter(([firstIndex = 0]) => isListableAt(firstIndex + length - 1))
      .map((indexes) => ({ firstIndex: indexes[0] as number, count: countSeparate(indexes, length) }))
      .filter(({ count }) => count > 1)
      .sort((a, b) => b.count - a.count || a.firstIndex - b.firstIndex)
  }
}

/** Groups the indexes of a phrase by the word that follows it. Leaves out phrases that occur only once. */
function groupByWord(indexes: readonly number[], wordIds: Int32Array, offset: number): number[][] {
  const groups = new Map<number, number[]>()
  for (const index of indexes) {
    const wordId = wordIds[index + offset] ?? -1
    const group = groups.get(wordId)
    if (group) group.push(index)
    else if (wordId >= 0) groups.set(wordId, [index])
  }
  return Array.from(groups.values()).filter((group) => group.length > 1)
}

function countSeparate(indexes: readonly number[], length: number): number {
  let count = 0
  let end = 0
  for (const index of indexes) {
    if (index < end) continue
    count++
    end = index + length
  }
  return count
}
