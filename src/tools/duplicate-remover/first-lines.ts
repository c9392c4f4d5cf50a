const lineFeed = 0x0a
/** Four line feeds in one number, and what tells whether one of four bytes is zero. */
const fourFeeds = 0x0a0a0a0a
const lowBits = 0x01010101
const highBits = 0x80808080 | 0

/** A table of more lines would not stay near the processor, and every look at it would wait for the memory. */
const usuallyAtOnce = 1 << 16

/**
 * For every line of a text with plain line feeds, which is the first that is equal to it, counted from 0.
 *
 * A map would need a string for every line, and a second look at every new one. Here lines are bytes, and found again by
 * hashes in a table with open addressing; a long text's in parts, by some bits of the hash, of which each has the table
 * for itself.
 */
export function findFirstLines(text: string, mostAtOnce = usuallyAtOnce): Int32Array {
  const lines = readLines(text)
  const firsts = new Int32Array(lines.count)
  for (const part of partLines(lines, mostAtOnce)) findFirsts(lines, part, firsts)
  return firsts
}

interface HashedLines {
  readonly bytes: Uint8Array
  /** The bytes, to be looked at four at a time. */
  readonly words: DataView
  readonly count: number
  /** Of each line, and behind them where the one after the last would begin. */
  readonly starts: Int32Array
  readonly hashes: Int32Array
}

/** In one long walk: with a call for every line it takes twice as long. */
function readLines(text: string): HashedLines {
  const bytes = new TextEncoder().encode(withoutHalfPairs(text))
  const length = bytes.length
  const words = new DataView(bytes.buffer)
  const lastWord = length - 4
  let starts = new Int32Array(1024)
  let hashes = new Int32Array(1024)
  let count = 0
  // What follows the last break is a line too, an empty one as well.
  for (let end = 0; end <= length; end++) {
    let hash = 0x811c9dc5 | 0
    for (; end <= lastWord; end += 4) {
      const word = words.getInt32(end, true)
      const rest = word ^ fourFeeds
      if (((rest - lowBits) & ~rest & highBits) !== 0) break
      hash = Math.imul(hash ^ word, 0x9e3779b1)
      hash ^= hash >>> 15
    }
    for (; end < length && bytes[end] !== lineFeed; end++) hash = Math.imul(hash ^ (bytes[end] as number), 0x01000193)

    hashes[count++] = hash ^ (hash >>> 13)
    if (count === hashes.length) {
      starts = longer(starts)
      hashes = longer(hashes)
    }
    starts[count] = end + 1
  }
  return { bytes, words, count, starts, hashes }
}

/** UTF-8 has one sign for all halves of pairs; here each gets its own. */
function withoutHalfPairs(text: string): string {
  // The first question is answered at once for most texts, the second takes its time.
  if (!/[\ud800-\udfff]/.test(text) || !/\p{Cs}/u.test(text)) return text
  return text.replace(/[\p{Cs}\uffff]/gu, (unit) => `\uffff${unit.charCodeAt(0).toString(16)}`)
}

function longer(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(2 * numbers.length)
  grown.set(numbers)
  return grown
}

/** Lines one by one in the text's order: the number of each, then its hash. Equal ones are in the same part. */
type Part = Int32Array

function partLines({ count, hashes }: HashedLines, mostAtOnce: number): Part[] {
  const bits = Math.max(0, Math.ceil(Math.log2(count / mostAtOnce)))
  // Bits that the table does not look at. No bits at all cannot be shifted out: those of 32 would all stay.
  const partOf = bits === 0 ? () => 0 : (hash: number) => hash >>> (32 - bits)
  const sizes = new Int32Array(2 ** bits)
  for (let line = 0; line < count; line++) {
    const part = partOf(hashes[line] as number)
    sizes[part] = (sizes[part] as number) + 1
  }
  const parts = Array.from(sizes, (size) => new Int32Array(2 * size))
  const filled = new Int32Array(parts.length)
  for (let line = 0; line < count; line++) {
    const hash = hashes[line] as number
    const index = partOf(hash)
    const at = filled[index] as number
    filled[index] = at + 2
    const part = parts[index] as Part
    part[at] = line
    part[at + 1] = hash
  }
  return parts
}

function findFirsts(lines: HashedLines, part: Part, firsts: Int32Array): void {
  const end = part.length
  // Each a line's number and 1, for 0 is free, and its hash. Half of them at most will be taken.
  const slots = new Int32Array(2 * 2 ** Math.ceil(Math.log2(end + 1)))
  const last = slots.length - 1
  for (let i = 0; i < end; i += 2) {
    const line = part[i] as number
    const hash = part[i + 1] as number
    let slot = (2 * hash) & last
    while (slots[slot] !== 0) {
      if (slots[slot + 1] === hash && isEqual(lines, line, (slots[slot] as number) - 1)) break
      slot = (slot + 2) & last
    }
    if (slots[slot] === 0) {
      slots[slot] = line + 1
      slots[slot + 1] = hash
    }
    firsts[line] = (slots[slot] as number) - 1
  }
}

function isEqual({ bytes, words, starts }: HashedLines, line: number, known: number): boolean {
  const start = starts[line] as number
  const next = starts[line + 1] as number
  const back = start - (starts[known] as number)
  if (next - back !== starts[known + 1]) return false
  const end = next - 1
  let i = start
  while (i + 4 <= end && words.getInt32(i, true) === words.getInt32(i - back, true)) i += 4
  while (i < end && bytes[i] === bytes[i - back]) i++
  return i === end
}
