/** Phrases of the same length that occur at least twice. Their ids are numbered from 0 in order of first occurrence. */
export interface Phrases {
  /**
   * For each index in the word sequence, the id of the phrase that starts there, or -1 if the phrase is not repeated.
   */
  readonly ids: Int32Array
  /** For each id, the index of the first occurrence. */
  readonly firstIndexes: readonly number[]
  readonly counts: readonly number[]
}

/** Returns the key of the phrase at an index, or a negative number if there is none. Equal phrases have equal keys. */
type KeyAt = (index: number) => number

/** Counts single words, then phrases of two words, and so on up to `maxLength`. */
export function* countPhrases(wordIds: Int32Array, maxLength: number): Generator<Phrases, void, void> {
  let keyAt: KeyAt = (index) => wordIds[index] as number
  for (let length = 1; length <= maxLength; length++) {
    const phrases = countEqualPhrases(wordIds.length, keyAt, length)
    yield phrases
    keyAt = keysOfLongerPhrases(phrases)
  }
}

/**
 * Builds keys for phrases that are one word longer: `cup of tea` combines `cup of` and `of tea`. A phrase can be
 * repeated only if both of these are repeated, so most phrases are skipped.
 */
function keysOfLongerPhrases({ ids, counts }: Phrases): KeyAt {
  return (index) => {
    const id = ids[index] as number
    const next = ids[index + 1] ?? -1
    return id < 0 || next < 0 ? -1 : id * counts.length + next
  }
}

/** Counts equal phrases. Overlapping occurrences, such as `ha ha` in `ha ha ha`, count once. */
function countEqualPhrases(size: number, keyAt: KeyAt, length: number): Phrases {
  const idOf = new Map<number, number>()
  const firstIndexes: number[] = []
  const lastIndexes: number[] = []
  const counts: number[] = []
  const ids = new Int32Array(size).fill(-1)
  for (let index = 0; index < size; index++) {
    const key = keyAt(index)
    if (key < 0) continue
    const id = idOf.get(key)
    if (id === undefined) {
      idOf.set(key, counts.length)
      ids[index] = counts.length
      firstIndexes.push(index)
      lastIndexes.push(index)
      counts.push(1)
      continue
    }
    ids[index] = id
    if (index < (lastIndexes[id] as number) + length) continue
    counts[id] = (counts[id] as number) + 1
    lastIndexes[id] = index
  }
  return keepRepeatedPhrases({ ids, firstIndexes, counts })
}

function keepRepeatedPhrases({ ids, firstIndexes, counts }: Phrases): Phrases {
  let repeatedCount = 0
  const newIds = counts.map((count) => (count > 1 ? repeatedCount++ : -1))
  ids.forEach((id, index) => {
    if (id >= 0) ids[index] = newIds[id] as number
  })
  const isRepeated = (_: unknown, id: number) => (counts[id] as number) > 1
  return { ids, firstIndexes: firstIndexes.filter(isRepeated), counts: counts.filter(isRepeated) }
}
