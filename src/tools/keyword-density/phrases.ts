/** Phrases of one length that come up at least twice. Their ids count from 0 in the order of first appearance. */
export interface Phrases {
  /** For each offset in the sequence of words the id of the phrase that begins there; -1 if it is not repeated. */
  readonly ids: Int32Array
  /** For each id the offset of its first appearance. */
  readonly firstIndexes: readonly number[]
  readonly counts: readonly number[]
}

/** The key of the phrase at an offset; negative where there is none. Equal phrases have equal keys. */
type KeyAt = (offset: number) => number

/** Counts single words, then phrases of two words, and so on up to `longest`. */
export function* countPhrases(wordIds: Int32Array, maxLength: number): Generator<Phrases, void, void> {
  let keyAt: KeyAt = (offset) => wordIds[offset] as number
  for (let length = 1; length <= maxLength; length++) {
    const phrases = countEqual(wordIds.length, keyAt, length)
    yield phrases
    keyAt = keyOfLonger(phrases)
  }
}

/**
 * Keys for phrases that are one word longer: `cup of tea` is `cup of` and `of tea`. If it is repeated, both of them are,
 * so most phrases need not be counted.
 */
function keyOfLonger({ ids, counts }: Phrases): KeyAt {
  return (offset) => {
    const id = ids[offset] as number
    const next = ids[offset + 1] ?? -1
    return id < 0 || next < 0 ? -1 : id * counts.length + next
  }
}

/** Appearances that overlap, as in `ha ha ha`, count once. */
function countEqual(size: number, keyAt: KeyAt, length: number): Phrases {
  const idOf = new Map<number, number>()
  const firstIndexes: number[] = []
  const lastIndexes: number[] = []
  const counts: number[] = []
  const ids = new Int32Array(size).fill(-1)
  for (let offset = 0; offset < size; offset++) {
    const key = keyAt(offset)
    if (key < 0) continue
    const id = idOf.get(key)
    if (id === undefined) {
      idOf.set(key, counts.length)
      ids[offset] = counts.length
      firstIndexes.push(offset)
      lastIndexes.push(offset)
      counts.push(1)
      continue
    }
    ids[offset] = id
    if (offset < (lastIndexes[id] as number) + length) continue
    counts[id] = (counts[id] as number) + 1
    lastIndexes[id] = offset
  }
  return keepRepeated({ ids, firstIndexes, counts })
}

function keepRepeated({ ids, firstIndexes, counts }: Phrases): Phrases {
  let repeatedCount = 0
  const newIds = counts.map((count) => (count > 1 ? repeatedCount++ : -1))
  ids.forEach((id, offset) => {
    if (id >= 0) ids[offset] = newIds[id] as number
  })
  const isRepeated = (_: unknown, id: number) => (counts[id] as number) > 1
  return { ids, firstIndexes: firstIndexes.filter(isRepeated), counts: counts.filter(isRepeated) }
}
