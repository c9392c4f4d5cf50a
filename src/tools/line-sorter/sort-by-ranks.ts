import { type Compare, rankCount, ranks } from './collation.ts'
import { ranksAt, type Shelves, shelve, stepLength } from './shelves.ts'

/** Up to so many keys are put in order one by one. */
const few = 8

type Keys = readonly string[]

/** Keys that rank alike in their first characters, as many as `depth`. */
interface Group {
  readonly start: number
  readonly end: number
  readonly depth: number
}

/**
 * Puts keys in order of which every character has a rank. A few characters of each become a plain number, and numbers
 * the platform sorts without calling anybody; keys that are still alike go through it again. Those alike to the end
 * are left to `compareAlike`, and keep their order where it finds no difference.
 */
class RankSorter {
  readonly #keys: Keys
  readonly #shelves: Shelves
  readonly #compareAlike: Compare
  /** Places on the shelves, which come to be in the order of their keys. */
  readonly #order: Int32Array
  readonly #numbers: Float64Array
  readonly #spare: Int32Array
  readonly #groups: Group[] = []

  constructor(keys: Keys, shelves: Shelves, compareAlike: Compare) {
    const amount = shelves.keyAt.length
    this.#keys = keys
    this.#shelves = shelves
    this.#compareAlike = compareAlike
    this.#order = new Int32Array(amount).map((_, place) => place)
    this.#numbers = new Float64Array(amount)
    this.#spare = new Int32Array(amount)
  }

  /** Tells the keys in their order. */
  sort(): Int32Array {
    const { keyAt, ends } = this.#shelves
    let start = 0
    for (const end of ends) {
      if (end > start) this.#sortShelf(start, end)
      start = end
    }
    return this.#order.map((place) => keyAt[place] as number)
  }

  #sortShelf(start: number, end: number): void {
    this.#groups.push({ start, end, depth: 0 })
    for (let group = this.#groups.pop(); group !== undefined; group = this.#groups.pop()) {
      if (group.end - group.start <= few) this.#sortFew(group)
      else this.#part(group)
    }
  }

  #keyOn(place: number): string {
    return this.#keys[this.#shelves.keyAt[place] as number] as string
  }

  #ranksOn(place: number, depth: number): number {
    const prepared = this.#shelves.steps[depth / stepLength]
    return prepared ? (prepared[place] as number) : ranksAt(this.#keyOn(place), depth)
  }

  #part({ start, end, depth }: Group): void {
    const numbers = this.#numbers
    const first = this.#ranksOn(this.#order[start] as number, depth)
    let areAlike = true
    for (let k = start; k < end; k++) {
      const number = this.#ranksOn(this.#order[k] as number, depth)
      if (number !== first) areAlike = false
      numbers[k] = number
    }
    if (!areAlike) this.#arrange(start, end)

    let from = start
    for (let k = start + 1; k <= end; k++) {
      if (k < end && numbers[k] === numbers[from]) continue
      const haveEnded = (numbers[from] as number) % rankCount === 0
      if (k - from > few && haveEnded) this.#sortAlike(from, k)
      else if (k - from > 1) this.#groups.push({ start: from, end: k, depth: depth + stepLength })
      from = k
    }
  }

  /** Puts keys in the order of their numbers. */
  #arrange(start: number, end: number): void {
    const order = this.#order
    const numbers = this.#numbers
    const size = end - start
    // With the place behind the number, equals keep their order.
    for (let k = start; k < end; k++) numbers[k] = (numbers[k] as number) * size + (k - start)
    numbers.subarray(start, end).sort()
    for (let k = start; k < end; k++) {
      const numberAndPlace = numbers[k] as number
      const number = Math.floor(numberAndPlace / size)
      this.#spare[k] = order[start + numberAndPlace - number * size] as number
      numbers[k] = number
    }
    order.set(this.#spare.subarray(start, end), start)
  }

  /** Many keys that rank alike are a few different ones, again and again: only these have to be compared. */
  #sortAlike(start: number, end: number): void {
    const numbers = this.#numbers
    const compare = this.#compareAlike
    const different: string[] = []
    const known = new Map<string, number>()
    for (let k = start; k < end; k++) {
      const key = this.#keyOn(this.#order[k] as number)
      const number = known.get(key) ?? different.push(key) - 1
      if (number === known.size) known.set(key, number)
      numbers[k] = number
    }
    if (different.length === 1) return

    const places = new Float64Array(different.length)
    let last = ''
    let place = 0
    for (const key of different.toSorted(compare)) {
      if (last !== '' && compare(last, key) !== 0) place += 1
      places[known.get(key) as number] = place
      last = key
    }
    for (let k = start; k < end; k++) numbers[k] = places[numbers[k] as number] as number
    this.#arrange(start, end)
  }

  #sortFew({ start, end, depth }: Group): void {
    const order = this.#order
    for (let k = start + 1; k < end; k++) {
      const moved = order[k] as number
      let free = k
      while (free > start && this.#compare(order[free - 1] as number, moved, depth) > 0) {
        order[free] = order[free - 1] as number
        free -= 1
      }
      order[free] = moved
    }
  }

  #compare(place: number, other: number, depth: number): number {
    const difference = this.#ranksOn(place, depth) - this.#ranksOn(other, depth)
    if (difference !== 0) return difference
    const a = this.#keyOn(place)
    const b = this.#keyOn(other)
    const end = Math.min(a.length, b.length)
    for (let i = depth + stepLength; i < end; i++) {
      const further = (ranks[a.charCodeAt(i)] as number) - (ranks[b.charCodeAt(i)] as number)
      if (further !== 0) return further
    }
    return a.length - b.length || this.#compareAlike(a, b)
  }
}

/** Those keys that `which` names, in their order. */
export function sortByRanks(keys: Keys, which: Int32Array, compareAlike: Compare): Int32Array {
  return new RankSorter(keys, shelve(keys, which), compareAlike).sort()
}
