const lineFeed = 0x0a
/** Four line feeds in one number, and what tells whether one of four bytes is zero. */
const fourFeeds = 0x0a0a0a0a
const lowBits = 0x01010101
const highBits = 0x80808080 | 0

/** Hash, place, length plus one (a slot is free where it is 0) and number of a line. */
const slotWidth = 4

/**
 * Gives every line of a text with plain line feeds a number: that of an equal one before it, or the next free one.
 *
 * A map would need a string for every line, and a second look at every new one. Here lines are bytes in a hash table
 * with open addressing, looked at four at a time, in one long walk: with a call for every line it takes twice as long.
 */
export function numberLines(text: string): Int32Array {
  const bytes = new TextEncoder().encode(`${withoutHalfPairs(text)}\n`)
  const words = new DataView(bytes.buffer)
  const lastWord = bytes.length - 4
  let numbers = new Int32Array(1024)
  let slots = new Int32Array(slotWidth * 1024)
  let lines = 0
  let different = 0
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    let hash = 0x811c9dc5 | 0
    for (end = start; end <= lastWord; end += 4) {
      const word = words.getInt32(end, true)
      const rest = word ^ fourFeeds
      if (((rest - lowBits) & ~rest & highBits) !== 0) break
      hash = Math.imul(hash ^ word, 0x9e3779b1)
      hash ^= hash >>> 15
    }
    for (; bytes[end] !== lineFeed; end++) hash = Math.imul(hash ^ (bytes[end] as number), 0x01000193)
    hash ^= hash >>> 13

    const length = end - start + 1
    let slot = firstSlot(hash, slots.length)
    while (slots[slot + 2] !== 0) {
      const isLikely = slots[slot] === hash && slots[slot + 2] === length
      if (isLikely && isEqual(bytes, words, { start, end, known: slots[slot + 1] as number })) break
      slot = nextSlot(slot, slots.length)
    }
    if (slots[slot + 2] === 0) {
      slots[slot] = hash
      slots[slot + 1] = start
      slots[slot + 2] = length
      slots[slot + 3] = different++
    }
    if (lines === numbers.length) numbers = longer(numbers)
    numbers[lines++] = slots[slot + 3] as number
    if (2 * slotWidth * different > slots.length) slots = wider(slots)
  }
  return numbers.subarray(0, lines)
}

/** UTF-8 has one sign for all halves of pairs; here each gets its own. */
function withoutHalfPairs(text: string): string {
  // The first question is answered at once for most texts, the second takes its time.
  if (!/[\ud800-\udfff]/.test(text) || !/\p{Cs}/u.test(text)) return text
  return text.replace(/[\p{Cs}\uffff]/gu, (unit) => `\uffff${unit.charCodeAt(0).toString(16)}`)
}

function isEqual(
  bytes: Uint8Array,
  words: DataView,
  { start, end, known }: { start: number; end: number; known: number },
): boolean {
  const back = start - known
  let i = start
  while (i + 4 <= end && words.getInt32(i, true) === words.getInt32(i - back, true)) i += 4
  while (i < end && bytes[i] === bytes[i - back]) i++
  return i === end
}

function longer(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(2 * numbers.length)
  grown.set(numbers)
  return grown
}

function wider(slots: Int32Array): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(2 * slots.length)
  for (let from = 0; from < slots.length; from += slotWidth) {
    if (slots[from + 2] === 0) continue
    let to = firstSlot(slots[from] as number, grown.length)
    while (grown[to + 2] !== 0) to = nextSlot(to, grown.length)
    for (let k = 0; k < slotWidth; k++) grown[to + k] = slots[from + k] as number
  }
  return grown
}

function firstSlot(hash: number, length: number): number {
  return Math.imul(hash, slotWidth) & (length - slotWidth)
}

function nextSlot(slot: number, length: number): number {
  return (slot + slotWidth) & (length - slotWidth)
}
