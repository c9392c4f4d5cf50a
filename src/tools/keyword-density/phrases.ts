/** Phrases of one length that come up at least twice. Their ids count from 0 in the order of first appearance. */
export interface Phrases {
  /** For each offset in the sequence of words the id of the phrase that begins there; -1 if it is not repeated. */
  readonly ids: readonly number[]
  /** For each id the offset of its first appearance. */
  readonly firsts: readonly number[]
  readonly counts: readonly number[]
}

/**
 * Counts phrases of so many words, given a key for the phrase at each offset, or a negative number where there is none.
 * Appearances that overlap, as in `ha ha ha`, count once.
 */
export function countPhrases(keys: readonly number[], length: number): Phrases {
  const idOf = new Map<number, number>()
  const firsts: number[] = []
  const lasts: number[] = []
  const counts: number[] = []
  const ids = keys.map((key, offset) => {
    if (key < 0) return -1
    const id = idOf.get(key)
    if (id === undefined) {
      idOf.set(key, counts.length)
      firsts.push(offset)
      lasts.push(offset)
      return counts.push(1) - 1
    }
    if (offset >= (lasts[id] as number) + length) {
      counts[id] = (counts[id] as number) + 1
      lasts[id] = offset
    }
    return id
  })
  return keepRepeated({ ids, firsts, counts })
}

function keepRepeated({ ids, firsts, counts }: Phrases): Phrases {
  const isRepeated = (_: unknown, id: number) => (counts[id] as number) > 1
  let kept = 0
  const newIds = counts.map((count) => (count > 1 ? kept++ : -1))
  return {
    ids: ids.map((id) => (id < 0 ? -1 : (newIds[id] as number))),
    firsts: firsts.filter(isRepeated),
    counts: counts.filter(isRepeated),
  }
}

/**
 * Keys for phrases that are one word longer: `cup of tea` is `cup of` and `of tea`. If it is repeated, both of them are,
 * so most phrases need not be counted.
 */
export function keysOfLonger({ ids, counts }: Phrases): number[] {
  return ids.map((id, offset) => {
    const next = ids[offset + 1] ?? -1
    return id < 0 || next < 0 ? -1 : id * counts.length + next
  })
}
