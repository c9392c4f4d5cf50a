import { grownTo } from '#core/grown-to.ts'
import type { Bytes } from './line-store.ts'

const lineFeed = 0x0a
/** Four line feeds in one number, and what tells whether one of four bytes is zero. */
const fourFeeds = 0x0a0a0a0a
const lowBits = 0x01010101
const highBits = 0x80808080 | 0

/** Lines that are bytes, each ended by a feed: where each ends, and a hash of it. The next bytes take their place. */
export class LineHashes {
  count = 0
  ends = new Int32Array(1024)
  hashes = new Int32Array(1024)

  /** In one long walk: with a call for every line it takes twice as long. */
  read({ bytes, words }: Bytes): void {
    const { length } = bytes
    const lastWord = length - 4
    let { ends, hashes } = this
    let count = 0
    for (let end = 0; end < length; end++) {
      let hash = 0x811c9dc5 | 0
      for (; end <= lastWord; end += 4) {
        const word = words.getInt32(end, true)
        const rest = word ^ fourFeeds
        if (((rest - lowBits) & ~rest & highBits) !== 0) break
        hash = Math.imul(hash ^ word, 0x9e3779b1)
        hash ^= hash >>> 15
      }
      for (; bytes[end] !== lineFeed; end++) hash = Math.imul(hash ^ (bytes[end] as number), 0x01000193)

      if (count === ends.length) {
        this.ends = ends = grownTo(2 * count, ends)
        this.hashes = hashes = grownTo(2 * count, hashes)
      }
      ends[count] = end
      hashes[count++] = hash ^ (hash >>> 13)
    }
    this.count = count
  }
}
