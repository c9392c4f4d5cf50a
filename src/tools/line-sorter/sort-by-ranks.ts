import { type Compare, rankCount, ranks } from './collation.ts'

/** So many characters are looked at in one go: as many as fit a number together with a line's place. */
const stepLength = 4

/** Up to so many keys are put in order one by one. */
const few = 8

/**
 * So many steps are prepared while the keys still stand one behind the other in memory. Once they are looked at in their
 * new order, each look goes to another place, and that takes longer than all the counting.
 */
const preparedSteps = 3

type Keys = readonly (string | undefined)[]

/** The ranks of the next few characters as one number; the end ranks below them all. */
function ranksAt(key: string, depth: number): number {
  let number = 0
  for (let i = depth; i < depth + stepLength; i++) {
    number = number * rankCount + (i < key.length ? (ranks[key.charCodeAt(i)] as number) : 0)
  }
  return number
}

function prepareSteps(keys: Keys): Uint32Array[] {
  return Array.from({ length: preparedSteps }, (_, step) => {
    const numbers = new Uint32Array(keys.length)
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i]
      if (key !== undefined) numbers[i] = ranksAt(key, step * stepLength)
    }
    return numbers
  })
}

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
  readonly #order: Int32Array
  readonly #compareAlike: Compare
  readonly #prepared: readonly Uint32Array[]
  readonly #numbers: Float64Array
  readonly #spare: Int32Array
  readonly #groups: Group[]

  constructor(keys: Keys, order: Int32Array, compareAlike: Compare) {
    this.#keys = keys
    this.#order = order
    this.#compareAlike = compareAlike
    this.#prepared = prepareSteps(keys)
    this.#numbers = new Float64Array(order.length)
    this.#spare = new Int32Array(order.length)
    this.#groups = [{ start: 0, end: order.length, depth: 0 }]
  }

  sort(): void {
    for (let group = this.#groups.pop(); group !== undefined; group = this.#groups.pop()) {
      if (group.end - group.start <= few) this.#sortFew(group)
      else this.#part(group)
    }
  }

  #keyAt(place: number): string {
    return this.#keys[this.#order[place] as number] as string
  }

  #ranksAt(key: number, depth: number): number {
    const prepared = this.#prepared[depth / stepLength]
    return prepared ? (prepared[key] as number) : ranksAt(this.#keys[key] as string, depth)
  }

  #part({ start, end, depth }: Group): void {
    const numbers = this.#numbers
    const first = this.#ranksAt(this.#order[start] as number, depth)
    let areAlike = true
    for (let k = start; k < end; k++) {
      const number = this.#ranksAt(this.#order[k] as number, depth)
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
      const key = this.#keyAt(k)
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
      const key = order[k] as number
      let place = k
      while (place > start && this.#compare(order[place - 1] as number, key, depth) > 0) {
        order[place] = order[place - 1] as number
        place -= 1
      }
      order[place] = key
    }
  }

  #compare(one: number, other: number, depth: number): number {
    const difference = this.#ranksAt(one, depth) - this.#ranksAt(other, depth)
    if (difference !== 0) return difference
    const a = this.#keys[one] as string
    const b = this.#keys[other] as string
    const end = Math.min(a.length, b.length)
    for (let i = depth + stepLength; i < end; i++) {
      const further = (ranks[a.charCodeAt(i)] as number) - (ranks[b.charCodeAt(i)] as number)
      if (further !== 0) return further
    }
    return a.length - b.length || this.#compareAlike(a, b)
  }
}

/** `order` names the keys to sort, and is put in their order. */
export function sortByRanks(keys: Keys, order: Int32Array, compareAlike: Compare): void {
  new RankSorter(keys, order, compareAlike).sort()
}
