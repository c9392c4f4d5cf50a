export interface Collation {
  readonly ignoreCase: boolean
  /** Digits count by the number they write: 9 comes before 10. */
  readonly numeric: boolean
}

export type Compare = (a: string, b: string) => number

/** English whatever the machine speaks: two people must get the same order. */
export function createCollator({ ignoreCase, numeric }: Collation): Intl.Collator {
  return new Intl.Collator('en', { sensitivity: ignoreCase ? 'accent' : 'variant', numeric })
}

const { compare: compareBases } = new Intl.Collator('en', { sensitivity: 'base' })

function charactersBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i))
}

/**
 * How characters rank when accents and case are put aside, by their code; 0 for those that have no rank. Only such
 * characters have one as count by themselves, whatever stands beside them: printable ASCII, the commonest marks, and
 * the Latin letters that are an ASCII letter with something added. The ranks are asked of the collator, so that they
 * hold for whichever tables the platform has.
 */
const ranks = new Uint8Array(0x10000)

/** All ranks are below. */
export const rankCount = fillRanks()

function fillRanks(): number {
  const characters = ['\t', ...charactersBetween(0x20, 0x7e), '‘', '’', '“', '”', '–', '—'].sort(compareBases)
  let rank = 0
  let last = ''
  for (const character of characters) {
    if (compareBases(last, character) !== 0) rank += 1
    ranks[character.charCodeAt(0)] = rank
    last = character
  }
  for (const character of ['\u00a0', ...charactersBetween(0xc0, 0x17f)]) {
    const base = characters.find((other) => compareBases(other, character) === 0)
    if (base !== undefined) ranks[character.charCodeAt(0)] = ranks[base.charCodeAt(0)] as number
  }
  return rank + 1
}

/** From here on a byte stands for any character beyond ASCII that has the rank it tells. */
const beyondAscii = 0x80

/** Characters as bytes, by their code: ASCII as it is, others by what they rank, and 0 for those without a rank. */
export const byteOf = ranks.map((rank, code) => (code < beyondAscii ? code : rank && beyondAscii + rank))

/** The rank of each such byte. The line feed has none, so that the end of a line ranks below everything. */
export const byteRanks = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte < beyondAscii ? (ranks[byte] as number) : Math.min(byte - beyondAscii, rankCount),
)

/** Two lines mostly differ in their first few letters, and for those nobody has to ask the collator. 0 if unsure. */
export function compareBeginnings(a: string, b: string): number {
  const end = Math.min(a.length, b.length)
  for (let i = 0; i < end; i++) {
    const rank = ranks[a.charCodeAt(i)] as number
    const other = ranks[b.charCodeAt(i)] as number
    if (rank === 0 || other === 0) return 0
    // What follows may make one letter of two, unless it has a rank as well.
    if (rank !== other) return hasRankOrEnds(a, i + 1) && hasRankOrEnds(b, i + 1) ? rank - other : 0
  }
  return 0
}

function hasRankOrEnds(line: string, at: number): boolean {
  return at === line.length || ranks[line.charCodeAt(at)] !== 0
}
