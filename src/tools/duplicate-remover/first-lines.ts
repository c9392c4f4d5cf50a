import { LineHashes, longer } from './line-hashes.ts'
import { type Bytes, viewWords } from './line-store.ts'

/** A table of more lines would not stay near the processor, and every look at it would wait for the memory. */
const usuallyAtOnce = 1 << 16

/** In UTF-16 units. So much becomes bytes at a time, in a buffer that is used again. */
const windowLength = 1 << 16

export interface FoundLines {
  /** Where each begins, and behind them where the one after the last would. */
  readonly starts: Int32Array
  /** For each, which is the first that is equal to it, counted from 0. */
  readonly firsts: Int32Array
}

/**
 * Finds equal lines of a text with plain line feeds.
 *
 * A map would need a string for every line, and a second look at every new one. Here lines are found again by hashes in a
 * table with open addressing; a long text's in parts, by some bits of the hash, of which each has the table for itself.
 * Only then lines of one hash are compared, in the text's order: at least one of the two is near the processor.
 */
export function findFirstLines(text: string, mostAtOnce = usuallyAtOnce): FoundLines {
  const lines = new HashedLines(text)
  const firsts = new Int32Array(lines.count)
  const parts = partLines(lines, mostAtOnce)
  const table = new Int32Array(Math.max(...parts.map(slotsFor)))
  for (const part of parts) findFirstHashes(part, table, firsts)
  tellApart(lines, firsts)
  return { starts: lines.starts.subarray(0, lines.count + 1), firsts }
}

class HashedLines {
  readonly text: string
  count = 0
  starts = new Int32Array(1024)
  hashes = new Int32Array(1024)

  /** What follows the last break is a line too, an empty one as well. */
  constructor(text: string) {
    this.text = text
    const encoder = new LineEncoder()
    const read = new LineHashes()
    for (let start = 0, next = 0; start <= text.length; start = next) {
      next = windowEnd(text, start)
      const lines = text.slice(start, next)
      const { bytes, areUnits } = encoder.encode(next > text.length ? `${lines}\n` : lines)
      read.read(bytes)
      this.#makeRoom(read.count)
      this.hashes.set(read.hashes.subarray(0, read.count), this.count)
      if (areUnits) this.#addStarts(read, start)
      else this.#findStarts(next)
    }
  }

  #makeRoom(lines: number): void {
    while (this.count + lines >= this.hashes.length) {
      this.starts = longer(this.starts)
      this.hashes = longer(this.hashes)
    }
  }

  #addStarts({ count, ends }: LineHashes, from: number): void {
    const { starts } = this
    const before = this.count + 1
    for (let line = 0; line < count; line++) starts[before + line] = from + (ends[line] as number) + 1
    this.count += count
  }

  /** Those up to here: bytes do not tell where they are in the text. */
  #findStarts(last: number): void {
    const { text, starts } = this
    while ((starts[this.count] as number) < last) {
      const feed = text.indexOf('\n', starts[this.count])
      this.count += 1
      starts[this.count] = (feed < 0 ? text.length : feed) + 1
    }
  }

  lineAt(line: number): string {
    return this.text.slice(this.starts[line], (this.starts[line + 1] as number) - 1)
  }
}

/** Behind the last line in reach, or behind a line that is longer; behind the text and one more, where it ends. */
function windowEnd(text: string, start: number): number {
  if (text.length - start <= windowLength) return text.length + 1
  const last = text.lastIndexOf('\n', start + windowLength - 1)
  const feed = last < start ? text.indexOf('\n', start) : last
  return feed < 0 ? text.length + 1 : feed + 1
}

class LineEncoder {
  readonly #encoder = new TextEncoder()
  #room = new Uint8Array(3 * windowLength)

  /** The bytes are there until the next text comes. They have one sign for all halves of surrogate pairs. */
  encode(lines: string): { bytes: Bytes; areUnits: boolean } {
    if (3 * lines.length > this.#room.length) this.#room = new Uint8Array(3 * lines.length)
    const { written } = this.#encoder.encodeInto(lines, this.#room)
    return { bytes: viewWords(this.#room.subarray(0, written)), areUnits: written === lines.length }
  }
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

/** Each slot is a line's number and 1, for 0 is free, and its hash. Half of them at most will be taken. */
function slotsFor(part: Part): number {
  return 2 * 2 ** Math.ceil(Math.log2(part.length + 1))
}

function findFirstHashes(part: Part, table: Int32Array, firsts: Int32Array): void {
  const end = part.length
  const slots = table.subarray(0, slotsFor(part)).fill(0)
  const last = slots.length - 1
  for (let i = 0; i < end; i += 2) {
    const line = part[i] as number
    const hash = part[i + 1] as number
    let slot = (2 * hash) & last
    while (slots[slot] !== 0 && slots[slot + 1] !== hash) slot = (slot + 2) & last
    if (slots[slot] === 0) {
      slots[slot] = line + 1
      slots[slot + 1] = hash
    }
    firsts[line] = (slots[slot] as number) - 1
  }
}

/** Of lines with one hash, those that differ from the first of them are few, and a map does for them. */
function tellApart(lines: HashedLines, firsts: Int32Array): void {
  const others = new Map<string, number>()
  const { count } = lines
  for (let line = 0; line < count; line++) {
    const first = firsts[line] as number
    if (first === line) continue
    const text = lines.lineAt(line)
    if (text === lines.lineAt(first)) continue
    const known = others.get(text)
    if (known === undefined) others.set(text, line)
    firsts[line] = known ?? line
  }
}
