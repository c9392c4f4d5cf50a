import { rankCount, ranks } from './collation.ts'

/** So many characters are looked at in one go: as many as fit a number together with a line's place. */
export const stepLength = 4

/** So many steps are prepared while the keys still stand one behind the other in memory. */
const preparedSteps = 5

/** So many characters are alike on one shelf. */
const alikeOnShelf = 2
const numbersPerShelf = rankCount ** (stepLength - alikeOnShelf)

/** The ranks of the next few characters as one number; the end ranks below them all. */
export function ranksAt(key: string, depth: number): number {
  let number = 0
  for (let i = depth; i < depth + stepLength; i++) {
    number = number * rankCount + (i < key.length ? (ranks[key.charCodeAt(i)] as number) : 0)
  }
  return number
}

/**
 * Keys side by side with those that begin alike, shelf by shelf in their order. Sorting comes back to each key in an order
 * that is not the text's, and among a million of them every look would go to memory that no cache holds.
 */
export interface Shelves {
  /** Which key stands in each place. */
  readonly keyAt: Int32Array
  /** What was prepared of the key in each place: the ranks of its first characters, then of the next. */
  readonly steps: readonly Uint32Array[]
  /** Where each shelf ends, and the next begins. */
  readonly ends: Int32Array
}

function shelfOf(beginning: number): number {
  return Math.floor(beginning / numbersPerShelf)
}

/** Where each shelf begins. */
function measureShelves(beginnings: Uint32Array): Int32Array {
  const sizes = new Int32Array(rankCount ** alikeOnShelf)
  for (const beginning of beginnings) sizes[shelfOf(beginning)] = (sizes[shelfOf(beginning)] as number) + 1
  let start = 0
  return sizes.map((size) => (start += size) - size)
}

/** Puts those keys on shelves that `order` names, in its order on each. */
export function shelve(keys: readonly string[], order: Int32Array): Shelves {
  const amount = order.length
  const beginnings = new Uint32Array(amount)
  for (let k = 0; k < amount; k++) beginnings[k] = ranksAt(keys[order[k] as number] as string, 0)

  const places = measureShelves(beginnings)
  const keyAt = new Int32Array(amount)
  const steps = Array.from({ length: preparedSteps }, () => new Uint32Array(amount))
  for (let k = 0; k < amount; k++) {
    const shelf = shelfOf(beginnings[k] as number)
    const place = places[shelf] as number
    places[shelf] = place + 1
    keyAt[place] = order[k] as number
    const key = keys[order[k] as number] as string
    for (let step = 0; step < preparedSteps; step++) (steps[step] as Uint32Array)[place] = ranksAt(key, step * stepLength)
  }
  return { keyAt, steps, ends: places }
}
