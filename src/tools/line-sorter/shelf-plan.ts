import { byteOf, byteRanks, rankCount } from './collation.ts'
import type { MakeKeys } from './keys.ts'

/** Stands for how many first characters are alike, where all are. */
export const allAlike = -1

/** A shelf is to hold so much: little enough to stay near the processor while it is sorted. */
const shelfLength = 32_768

/** There are to be about so many, since it takes more time to fill more of them at once. */
const shelfCount = 256

/** One line is looked at for so much text, */
const lengthPerSample = 2048
/** but no more than this, */
const mostSamples = 16_384
/** and of each only the beginning. */
const longestSample = 64

/**
 * On which shelf each line goes by how its key begins, so that shelves are in order and each holds about as much. It is a
 * tree that grows from a few lines taken here and there; a line that begins like none of them finds its shelf too.
 */
export class ShelfPlan {
  /** In how many first characters the keys on each shelf are alike. */
  readonly alike: number[] = []
  /** For each node and the rank of the next character the next node, or `~` of a shelf. */
  readonly #branches: Int32Array
  readonly #mostOnShelf: number

  constructor(text: string, makeKeys: MakeKeys | undefined) {
    const samples = takeSamples(text, makeKeys)
    const share = Math.min(1, Math.max(shelfLength / text.length, 1 / shelfCount))
    this.#mostOnShelf = Math.ceil(samples.length * share)
    const branches: number[] = []
    this.#grow(samples, 0, branches)
    this.#branches = Int32Array.from(branches)
  }

  shelfFor(key: Uint8Array, start: number): number {
    const branches = this.#branches
    let node = 0
    for (let at = start; node >= 0; at += 1) {
      node = branches[node * rankCount + (byteRanks[key[at] as number] as number)] as number
    }
    return ~node
  }

  /** Grows the part of the tree for keys that begin like these, which are alike so far, and tells its node. */
  #grow(samples: readonly string[], depth: number, branches: number[]): number {
    const node = branches.length / rankCount
    const parts = partByRank(samples, depth)
    for (let rank = 0; rank < rankCount; rank += 1) branches.push(0)
    let held = Infinity
    for (const [rank, part] of parts.entries()) {
      const isLarge = part.length > this.#mostOnShelf && rank > 0 && depth + 1 < longestSample
      if (isLarge) {
        branches[node * rankCount + rank] = this.#grow(part, depth + 1, branches)
        held = Infinity
        continue
      }
      held += part.length
      if (held > this.#mostOnShelf) {
        held = part.length
        this.alike.push(rank === 0 ? allAlike : depth + 1)
      } else {
        this.alike[this.alike.length - 1] = depth
      }
      branches[node * rankCount + rank] = ~(this.alike.length - 1)
    }
    return node
  }
}

/** The samples by the rank of a character. Those that end before it, or have none there, are with rank 0. */
function partByRank(samples: readonly string[], at: number): string[][] {
  const parts = Array.from({ length: rankCount }, (): string[] => [])
  for (const sample of samples) {
    const rank = at < sample.length ? (byteRanks[byteOf[sample.charCodeAt(at)] as number] as number) : 0
    parts[rank]?.push(sample)
  }
  return parts
}

function takeSamples(text: string, makeKeys: MakeKeys | undefined): readonly string[] {
  const lines = pickLines(text)
  return makeKeys ? makeKeys(lines.join('\n')).split('\n') : lines
}

/** How some lines begin, which lie evenly apart. */
function pickLines(text: string): string[] {
  const step = Math.max(lengthPerSample, Math.ceil(text.length / mostSamples))
  const lines: string[] = []
  for (let start = 0; start < text.length; start = text.indexOf('\n', start + step) + 1 || text.length) {
    const end = text.indexOf('\n', start)
    lines.push(text.slice(start, Math.min(end < 0 ? text.length : end, start + longestSample)))
  }
  return lines
}
