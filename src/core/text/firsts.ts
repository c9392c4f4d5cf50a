/** A table of more would not stay near the processor, and every look at it would wait for the memory. */
const usuallyAtOnce = 1 << 16

/**
 * For each of many texts, known by their hashes, which is the first that is equal to it, counted from 0.
 *
 * A map would need a string for each, and a second look at every new one. Here they are found again by hashes in a table
 * with open addressing; many of them in parts, by some bits of the hash, of which each has the table for itself. Only
 * then texts of one hash are compared, in their order: at least one of the two is near the processor.
 */
export function findFirsts(hashes: Int32Array, textAt: (index: number) => string, mostAtOnce = usuallyAtOnce): Int32Array {
  const firsts = new Int32Array(hashes.length)
  const parts = partByHash(hashes, mostAtOnce)
  const table = new Int32Array(Math.max(...parts.map(slotsFor)))
  for (const part of parts) findFirstHashes(part, table, firsts)
  tellApart(firsts, textAt)
  return firsts
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
function tellApart(firsts: Int32Array, textAt: (index: number) => string): void {
  const others = new Map<string, number>()
  const count = firsts.length
  for (let index = 0; index < count; index++) {
    const first = firsts[index] as number
    if (first === index) continue
    const text = textAt(index)
    if (text === textAt(first)) continue
    const known = others.get(text)
    if (known === undefined) others.set(text, index)
    firsts[index] = known ?? index
  }
}
