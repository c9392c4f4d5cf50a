/** A table of more would not stay near the processor, and every look at it would wait for the memory. */
const usuallyAtOnce = 1 << 16

/** So many repeats are compared at a time. */
const repeatsAtOnce = 512

/** Places in a text: where each starts, and where it ends and so many units more. */
export interface Places {
  readonly text: string
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly behind: number
}

/**
 * For each of many places in a text, known by their hashes, which is the first with equal text, counted from 0. The
 * answers take the place of the hashes.
 *
 * A map would need a string for each, and a second look at every new one. Here they are found again by hashes in a table
 * with open addressing; many of them in parts, by some bits of the hash, of which each has the table for itself. Only
 * then texts of one hash are compared, in their order: at least one of the two is near the processor.
 */
export function findFirsts(hashes: Int32Array, places: Places, mostAtOnce = usuallyAtOnce): Int32Array {
  const parts = partByHash(hashes, mostAtOnce)
  const table = new Int32Array(Math.max(...parts.map(slotsFor)))
  for (const part of parts) findFirstHashes(part, table, hashes)
  tellApart(hashes, places)
  return hashes
}

/** Hashes in their order, each behind its number. Equal ones are in the same part. */
type Part = Int32Array

function partByHash(hashes: Int32Array, mostAtOnce: number): Part[] {
  const count = hashes.length
  const bits = Math.max(0, Math.ceil(Math.log2(count / mostAtOnce)))
  // Bits that the table does not look at. No bits at all cannot be shifted out: those of 32 would all stay.
  const partOf = bits === 0 ? () => 0 : (hash: number) => hash >>> (32 - bits)
  const sizes = new Int32Array(2 ** bits)
  for (let index = 0; index < count; index++) {
    const part = partOf(hashes[index] as number)
    sizes[part] = (sizes[part] as number) + 1
  }
  const parts = Array.from(sizes, (size) => new Int32Array(2 * size))
  const filled = new Int32Array(parts.length)
  for (let index = 0; index < count; index++) {
    const hash = hashes[index] as number
    const number = partOf(hash)
    const at = filled[number] as number
    filled[number] = at + 2
    const part = parts[number] as Part
    part[at] = index
    part[at + 1] = hash
  }
  return parts
}

/** Each slot is a number and 1, for 0 is free, and its hash. Half of them at most will be taken. */
function slotsFor(part: Part): number {
  return 2 * 2 ** Math.ceil(Math.log2(part.length + 1))
}

function findFirstHashes(part: Part, table: Int32Array, firsts: Int32Array): void {
  const end = part.length
  const slots = table.subarray(0, slotsFor(part)).fill(0)
  const last = slots.length - 1
  for (let i = 0; i < end; i += 2) {
    const index = part[i] as number
    const hash = part[i + 1] as number
    let slot = (2 * hash) & last
    while (slots[slot] !== 0 && slots[slot + 1] !== hash) slot = (slot + 2) & last
    if (slots[slot] === 0) {
      slots[slot] = index + 1
      slots[slot + 1] = hash
    }
    firsts[index] = (slots[slot] as number) - 1
  }
}

/** Of texts with one hash, those that differ from the first of them are few, and a map does for them. */
function tellApart(firsts: Int32Array, { text, starts, ends, behind }: Places): void {
  const others = new Map<string, number>()
  const repeats = new Int32Array(repeatsAtOnce)
  const firstStarts = new Int32Array(repeatsAtOnce)
  const firstEnds = new Int32Array(repeatsAtOnce)
  const end = firsts.length
  for (let index = 0; index < end; ) {
    let count = 0
    for (; index < end && count < repeatsAtOnce; index++) {
      repeats[count] = index
      count += Number(firsts[index] !== index)
    }
    for (let i = 0; i < count; i++) {
      const first = firsts[repeats[i] as number] as number
      firstStarts[i] = starts[first] as number
      firstEnds[i] = (ends[first] as number) - behind
    }
    fetchUnits(text, firstStarts, firstEnds, count)
    for (let i = 0; i < count; i++) {
      const repeat = repeats[i] as number
      const repeated = text.slice(starts[repeat], (ends[repeat] as number) - behind)
      if (repeated === text.slice(firstStarts[i], firstEnds[i])) continue
      const known = others.get(repeated)
      if (known === undefined) others.set(repeated, repeat)
      firsts[repeat] = known ?? repeat
    }
  }
}

/** Written down, so that the platform does not find the reading needless. */
const fetched = new Uint16Array(repeatsAtOnce)

/** Asks for texts from all over the memory, so that they come while others are waited for. */
function fetchUnits(text: string, starts: Int32Array, ends: Int32Array, count: number): void {
  for (let i = 0; i < count; i++) fetched[i] = text.charCodeAt(starts[i] as number) | text.charCodeAt((ends[i] as number) - 1)
}
