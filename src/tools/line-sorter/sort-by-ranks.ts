import { byteRanks } from './collation.ts'
import { RadixSort } from './radix.ts'
import { allAlike } from './shelf-plan.ts'
import type { Shelves } from './shelves.ts'

/** What a line is sorted by, for lines whose keys rank alike from first to last. */
export interface AlikeLines {
  readonly compare: (place: number, other: number) => number
  readonly keyOf: (place: number) => string
}

const rankBits = 7
/** All ranks are below. */
const rankRoom = 2 ** rankBits

const roomForThree = rankRoom ** 3

/** The ranks of so many characters make a number when many lines are sorted. */
const ranksOfMany = 4
/** A number can hold more, as long as it is only compared. */
const ranksOfFew = 7

/** Up to so many lines are put in order one by one. */
const few = 48

/**
 * Puts the lines on shelves in order. A few characters of each become a plain number, and numbers are sorted without
 * calling anybody; lines that are still alike go through it again. Those alike to the end are compared in another way,
 * and keep their order where that finds no difference.
 */
export class RankSorter {
  readonly #bytes: Uint8Array
  readonly #starts: Int32Array
  readonly #ends: Int32Array
  readonly #alikeOnShelf: readonly number[]
  readonly #alike: AlikeLines
  /** Places on the shelves, which come to be in the order of their keys. */
  readonly #order: Int32Array
  readonly #radix: RadixSort
  readonly #fewNumbers = new Float64Array(few)
  /** Groups of lines that are still alike, three numbers each: start, end, and in how many first characters. */
  readonly #groups: number[] = []

  constructor({ bytes, starts, ends, alike: alikeOnShelf }: Shelves, alike: AlikeLines) {
    this.#bytes = bytes
    this.#starts = starts
    this.#ends = ends
    this.#alikeOnShelf = alikeOnShelf
    this.#alike = alike
    this.#order = new Int32Array(starts.length - 1)
    for (let place = 0; place < this.#order.length; place += 1) this.#order[place] = place
    this.#radix = new RadixSort(mostOnShelf(ends))
  }

  /** Tells all places in the order of their keys. */
  sortAll(): Int32Array {
    for (let shelf = 0; shelf < this.#ends.length; shelf += 1) this.sortShelf(shelf)
    return this.#order
  }

  /** Tells the places on one shelf in the order of their keys. */
  sortShelf(shelf: number): Int32Array {
    const start = shelf === 0 ? 0 : (this.#ends[shelf - 1] as number)
    const end = this.#ends[shelf] as number
    if (end > start + 1) this.#sortPlaces(start, end, this.#alikeOnShelf[shelf] as number)
    return this.#order.subarray(start, end)
  }

  #sortPlaces(start: number, end: number, alike: number): void {
    const groups = this.#groups
    groups.push(start, end, alike)
    while (groups.length > 0) {
      const depth = groups.pop() as number
      const groupEnd = groups.pop() as number
      const groupStart = groups.pop() as number
      this.#sortGroup(groupStart, groupEnd, depth)
    }
  }

  #sortGroup(start: number, end: number, depth: number): void {
    const areFew = end - start <= few
    if (depth === allAlike) {
      if (areFew) this.#sortFewAlike(start, end)
      else if (!this.#areEqual(start, end)) this.#sortManyAlike(start, end)
    } else if (areFew) {
      this.#sortFew(start, end, depth)
    } else {
      this.#sortMany(start, end, depth)
    }
  }

  /** The ranks of the next up to four characters as one number; the end ranks below them all. */
  #ranksAt(at: number, length: number): number {
    const bytes = this.#bytes
    let number = 0
    for (let i = 0; i < length; i += 1) {
      const rank = byteRanks[bytes[at + i] as number] as number
      if (rank === 0) return number << (rankBits * (length - i))
      number = (number << rankBits) | rank
    }
    return number
  }

  #sortFew(start: number, end: number, depth: number): void {
    const order = this.#order
    const numbers = this.#fewNumbers
    for (let k = 0; k < end - start; k += 1) {
      const place = order[start + k] as number
      const number = this.#sevenRanksAt((this.#starts[place] as number) + depth)
      let free = k
      while (free > 0 && (numbers[free - 1] as number) > number) {
        numbers[free] = numbers[free - 1] as number
        order[start + free] = order[start + free - 1] as number
        free -= 1
      }
      numbers[free] = number
      order[start + free] = place
    }
    this.#leaveGroups(start, end, depth + ranksOfFew, numbers)
  }

  #sevenRanksAt(at: number): number {
    const first = this.#ranksAt(at, 4)
    const second = first % rankRoom === 0 ? 0 : this.#ranksAt(at + 4, ranksOfFew - 4)
    return first * roomForThree + second
  }

  #sortMany(start: number, end: number, depth: number): void {
    const { numbers, values } = this.#radix.pairs
    for (let k = 0; k < end - start; k += 1) {
      const place = this.#order[start + k] as number
      values[k] = place
      numbers[k] = this.#ranksAt((this.#starts[place] as number) + depth, ranksOfMany)
    }
    this.#arrange(start, end)
    this.#leaveGroups(start, end, depth + ranksOfMany, this.#radix.pairs.numbers)
  }

  /** Puts lines in the order of their numbers. */
  #arrange(start: number, end: number): void {
    this.#radix.sort(end - start)
    this.#order.set(this.#radix.pairs.values.subarray(0, end - start), start)
  }

  /** Leaves lines with equal numbers for later. */
  #leaveGroups(start: number, end: number, depth: number, numbers: Int32Array | Float64Array): void {
    let from = start
    let number = numbers[0] as number
    for (let k = start + 1; k <= end; k += 1) {
      const next = k < end ? (numbers[k - start] as number) : -1
      if (next === number) continue
      if (k - from > 1) this.#groups.push(from, k, Number.isInteger(number / rankRoom) ? allAlike : depth)
      from = k
      number = next
    }
  }

  #sortFewAlike(start: number, end: number): void {
    const order = this.#order
    for (let k = start + 1; k < end; k += 1) {
      const place = order[k] as number
      let free = k
      while (free > start && this.#alike.compare(order[free - 1] as number, place) > 0) {
        order[free] = order[free - 1] as number
        free -= 1
      }
      order[free] = place
    }
  }

  #areEqual(start: number, end: number): boolean {
    const order = this.#order
    for (let k = start + 1; k < end; k += 1) {
      if (this.#alike.compare(order[k - 1] as number, order[k] as number) !== 0) return false
    }
    return true
  }

  /** Many keys that rank alike are a few different ones, again and again: only these have to be compared. */
  #sortManyAlike(start: number, end: number): void {
    const { numbers, values } = this.#radix.pairs
    const different: number[] = []
    const known = new Map<string, number>()
    for (let k = 0; k < end - start; k += 1) {
      const place = this.#order[start + k] as number
      const key = this.#alike.keyOf(place)
      const number = known.get(key) ?? different.push(place) - 1
      if (number === known.size) known.set(key, number)
      values[k] = place
      numbers[k] = number
    }
    const ordinals = this.#ordinalsOf(different)
    for (let k = 0; k < end - start; k += 1) numbers[k] = ordinals[numbers[k] as number] as number
    this.#arrange(start, end)
  }

  /** Which one in their order each of these is. Equals are the same one. */
  #ordinalsOf(places: readonly number[]): Int32Array {
    const { compare } = this.#alike
    const sorted = places.map((place, number) => ({ place, number })).sort((a, b) => compare(a.place, b.place))
    const ordinals = new Int32Array(places.length)
    let ordinal = 0
    for (const [i, { place, number }] of sorted.entries()) {
      const before = sorted[i - 1]
      if (before && compare(before.place, place) !== 0) ordinal += 1
      ordinals[number] = ordinal
    }
    return ordinals
  }
}

function mostOnShelf(ends: Int32Array): number {
  let most = ends[0] as number
  for (let shelf = 1; shelf < ends.length; shelf += 1) most = Math.max(most, (ends[shelf] as number) - (ends[shelf - 1] as number))
  return most
}
