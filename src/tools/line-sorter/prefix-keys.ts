const { compare: compareBases } = new Intl.Collator('en', { sensitivity: 'base' })

/**
 * The rank of each UTF-16 code unit in the collation order, ignoring accents and case; 0 if it is unknown. Only
 * characters whose order does not depend on their neighbors have a rank: printable ASCII, common punctuation, and
 * accented Latin letters. The ranks are computed with the collator, so they match the collation tables of the
 * platform.
 */
const { ranks, rankCount } = createRanks()

/** Number of base-`rankCount` digits that fit exactly into a double. */
const charactersPerKey = Math.floor(53 / Math.log2(rankCount))

function createRanks(): { ranks: Uint8Array; rankCount: number } {
  const ranks = new Uint8Array(0x10000)
  const bases = ['\t', ...charactersBetween(0x20, 0x7e), ...Array.from('‘’“”–—')].sort(compareBases)
  let rank = 0
  let previous = ''
  for (const character of bases) {
    if (compareBases(previous, character) !== 0) rank += 1
    ranks[character.charCodeAt(0)] = rank
    previous = character
  }
  for (const character of ['\u00a0', ...charactersBetween(0xc0, 0x17f)]) {
    const base = bases.find((other) => compareBases(other, character) === 0)
    if (base !== undefined) ranks[character.charCodeAt(0)] = ranks[base.charCodeAt(0)] as number
  }
  return { ranks, rankCount: rank + 1 }
}

function charactersBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i))
}

/** Three numbers per text, which together cover roughly its first 24 characters. */
export interface PrefixKeys {
  readonly first: Float64Array
  readonly second: Float64Array
  readonly third: Float64Array
}

/**
 * Packs the first characters of each text into numbers. If the keys of two texts differ, the texts are in the same
 * order as their keys. If the keys are equal or NaN, the collator has to decide. Keys are NaN from the first unknown
 * character on. With `numeric`, digits count as unknown, because their order depends on the digits after them.
 */
export function prefixKeysOf(texts: readonly string[], numeric: boolean): PrefixKeys {
  const first = new Float64Array(texts.length)
  const second = new Float64Array(texts.length)
  const third = new Float64Array(texts.length)
  for (const [i, text] of texts.entries()) {
    const key = (first[i] = keyAt(text, 0, numeric))
    const next = (second[i] = Number.isNaN(key) ? NaN : keyAt(text, charactersPerKey, numeric))
    third[i] = Number.isNaN(next) ? NaN : keyAt(text, 2 * charactersPerKey, numeric)
  }
  return { first, second, third }
}

const bucketCharacters = 4
const bucketWidth = rankCount ** (charactersPerKey - bucketCharacters)

/**
 * Groups the indexes of the keys by their first four characters. The buckets are sorted. The indexes of NaN keys are
 * returned in `unknown`.
 */
export function bucketByPrefix(keys: Float64Array): { buckets: number[][]; unknown: number[] } {
  const byPrefix = new Map<number, number[]>()
  for (let i = 0; i < keys.length; i += 1) {
    const prefix = Math.floor((keys[i] as number) / bucketWidth)
    const bucket = byPrefix.get(prefix)
    if (bucket) bucket.push(i)
    else byPrefix.set(prefix, [i])
  }
  const unknown = byPrefix.get(NaN) ?? []
  byPrefix.delete(NaN)
  const buckets = [...byPrefix].sort(([a], [b]) => a - b).map(([, bucket]) => bucket)
  return { buckets, unknown }
}

function keyAt(text: string, start: number, numeric: boolean): number {
  const end = start + charactersPerKey
  let key = 0
  for (let i = start; i < end; i += 1) {
    // Padded with 0, so that a text sorts before longer texts that start with it.
    const isPastEnd = i >= text.length
    const rank = isPastEnd ? 0 : rankAt(text, i, numeric)
    if (rank === 0 && !isPastEnd) return NaN
    key = key * rankCount + rank
  }
  return key
}

function rankAt(text: string, offset: number, numeric: boolean): number {
  const code = text.charCodeAt(offset)
  return numeric && code >= 0x30 && code <= 0x39 ? 0 : (ranks[code] as number)
}
