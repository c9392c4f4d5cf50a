import { findAnchors } from './anchors.ts'
import { ShortestEdit } from './shortest-edit.ts'

export interface Alignment {
  /**
   * 1 for each item in the first list that has no partner in the second list. The other items are paired one by one.
   */
  readonly removed: Uint8Array
  /** 1 for each item in the second list that has no partner in the first list. */
  readonly added: Uint8Array
  /**
   * Whether some section was too different to align within the step limit and is therefore shown as completely
   * replaced.
   */
  readonly isCoarse: boolean
}

/** Enough steps for thousands of changes, which take a fraction of a second. */
const maxSteps = 20_000_000
/** The step limit for the items between two anchors. It keeps the time for a long text proportional to its length. */
const stepsPerItem = 100
const maxLevels = 4

/** Pairs the items of two lists so that as few items as possible remain unpaired, within a step limit. */
export function align(first: Int32Array, second: Int32Array): Alignment {
  const aligner = new Aligner(first, second)
  aligner.solve(indexesOf(first), indexesOf(second), 0)
  return aligner
}

function indexesOf(list: Int32Array): Int32Array {
  return list.map((_, index) => index)
}

class Aligner implements Alignment {
  readonly removed: Uint8Array
  readonly added: Uint8Array
  isCoarse = false
  readonly #first: Int32Array
  readonly #second: Int32Array

  constructor(first: Int32Array, second: Int32Array) {
    this.#first = first
    this.#second = second
    this.removed = new Uint8Array(first.length)
    this.added = new Uint8Array(second.length)
  }

  /**
   * Marks the items at these indexes that have no partner in the other list. Both index lists are in ascending order.
   */
  solve(firstIndexes: Int32Array, secondIndexes: Int32Array, level: number): void {
    const one = this.#markMissingItems(firstIndexes, this.#first, secondIndexes, this.#second, this.removed)
    const other = this.#markMissingItems(secondIndexes, this.#second, one, this.#first, this.added)
    if (one.length === 0 && other.length === 0) return

    const first = one.map((index) => this.#first[index] as number)
    const second = other.map((index) => this.#second[index] as number)
    const steps = level === 0 ? maxSteps : Math.min(maxSteps, stepsPerItem * (first.length + second.length))
    new ShortestEdit(first, second, steps, {
      remove: (from, to) => {
        mark(this.removed, one.subarray(from, to))
      },
      add: (from, to) => {
        mark(this.added, other.subarray(from, to))
      },
      giveUp: ({ left, right, top, bottom }) => {
        this.#solveByAnchors(one.subarray(left, right), other.subarray(top, bottom), level + 1)
      },
    }).run()
  }

  #solveByAnchors(firstIndexes: Int32Array, secondIndexes: Int32Array, level: number): void {
    const anchors =
      level > maxLevels
        ? []
        : findAnchors(
            firstIndexes.map((index) => this.#first[index] as number),
            secondIndexes.map((index) => this.#second[index] as number),
          )
    if (anchors.length === 0) {
      mark(this.removed, firstIndexes)
      mark(this.added, secondIndexes)
      this.isCoarse = true
      return
    }
    let left = 0
    let top = 0
    for (const { first, second } of [...anchors, { first: firstIndexes.length, second: secondIndexes.length }]) {
      this.solve(firstIndexes.subarray(left, first), secondIndexes.subarray(top, second), level)
      left = first + 1
      top = second + 1
    }
  }

  /** Marks the items that don't occur in the other list, and returns the indexes of the remaining items. */
  #markMissingItems(
    indexes: Int32Array,
    list: Int32Array,
    otherIndexes: Int32Array,
    otherList: Int32Array,
    marks: Uint8Array,
  ): Int32Array {
    const others = new Set<number>()
    for (const index of otherIndexes) others.add(otherList[index] as number)
    return indexes.filter((index) => {
      const isShared = others.has(list[index] as number)
      if (!isShared) marks[index] = 1
      return isShared
    })
  }
}

function mark(marks: Uint8Array, indexes: Int32Array): void {
  for (const index of indexes) marks[index] = 1
}
