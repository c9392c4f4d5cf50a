/** A phrase that occurs at least twice. */
export interface RepeatedPhrase {
  /** The index of its first word in the word sequence. */
  readonly firstIndex: number
  /** Overlapping occurrences, such as `ha ha` in `ha ha ha`, count once. */
  readonly count: number
}

/**
 * Returns the repeated phrases of `length` words, the most frequent ones first, then those that occur first. Phrases
 * start and end with a listable word. A negative word id ends a sentence.
 */
export function repeatedPhrases(wordIds: Int32Array, isListable: readonly boolean[], length: number): RepeatedPhrase[] {
  const sorted = sortByPhrase(startsOfPhrases(wordIds, isListable, length), wordIds, isListable.length, length)
  const phrases: RepeatedPhrase[] = []
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    const firstIndex = sorted[from] as number
    let count = 0
    let end = 0
    for (; to < sorted.length && isSamePhrase(wordIds, firstIndex, sorted[to] as number, length); to++) {
      if ((sorted[to] as number) < end) continue
      count++
      end = (sorted[to] as number) + length
    }
    if (count > 1) phrases.push({ firstIndex, count })
  }
  return phrases.sort((a, b) => b.count - a.count || a.firstIndex - b.firstIndex)
}

function startsOfPhrases(wordIds: Int32Array, isListable: readonly boolean[], length: number): Int32Array {
  const starts = new Int32Array(wordIds.length)
  let count = 0
  /** The number of words since the start of the sentence. */
  let words = 0
  for (let index = 0; index < wordIds.length; index++) {
    const wordId = wordIds[index] as number
    words = wordId < 0 ? 0 : words + 1
    const start = index - length + 1
    if (words >= length && isListable[wordId] && isListable[wordIds[start] as number]) starts[count++] = start
  }
  return starts.subarray(0, count)
}

/** Sorts starts so that equal phrases are adjacent, in the order of the text: a radix sort, from the last word on. */
function sortByPhrase(starts: Int32Array, wordIds: Int32Array, vocabularySize: number, length: number): Int32Array {
  let sorted = starts
  for (let offset = length - 1; offset >= 0; offset--) {
    const bucketOf = (start: number) => wordIds[start + offset] as number
    /** For each word, the index of the next start in the result. */
    const next = new Int32Array(vocabularySize + 1)
    for (const start of sorted) next[bucketOf(start) + 1] = (next[bucketOf(start) + 1] ?? 0) + 1
    for (let id = 0; id < vocabularySize; id++) next[id + 1] = (next[id + 1] ?? 0) + (next[id] ?? 0)
    const result = new Int32Array(sorted.length)
    for (const start of sorted) {
      const index = next[bucketOf(start)] ?? 0
      result[index] = start
      next[bucketOf(start)] = index + 1
    }
    sorted = result
  }
  return sorted
}

function isSamePhrase(wordIds: Int32Array, one: number, other: number, length: number): boolean {
  for (let k = 0; k < length; k++) if (wordIds[one + k] !== wordIds[other + k]) return false
  return true
}
