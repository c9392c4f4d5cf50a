import { countCommonEnds } from '#core/text/common-ends.ts'
import { findAnchors } from './anchors.ts'
import type { Fold } from './fold.ts'
import { findShortestEdit } from './shortest-edit.ts'

export interface NumberedItems {
  readonly first: Int32Array
  readonly second: Int32Array
}

/** Assigns a number to every item of both lists. Items that count as equal get the same number. */
export function numberItems(first: readonly string[], second: readonly string[], fold: Fold): NumberedItems {
  const numbers = new Map<string, number>()
  const numberOf = (item: string) => {
    const key = fold(item)
    const number = numbers.get(key) ?? numbers.size
    if (number === numbers.size) numbers.set(key, number)
    return number
  }
  return { first: Int32Array.from(first, numberOf), second: Int32Array.from(second, numberOf) }
}

export interface Alignment {
  /** 1 for each item of the first list that has no partner in the second list. The other items are paired in order. */
  readonly removed: Uint8Array
  /** 1 for each item of the second list that has no partner in the first list. */
  readonly added: Uint8Array
  /** Whether some section was too different to align within the step limit, so that only its ends are paired. */
  readonly isCoarse: boolean
}

/** Enough steps for thousands of changes, which take a fraction of a second. */
const maxSteps = 10_000_000
/** The step limit for the items between two anchors. It keeps the time for a long text proportional to its length. */
const stepsPerItem = 100
const maxLevels = 4

/** Pairs the items of two lists so that as few items as possible remain unpaired, within a step limit. */
export function align({ first, second }: NumberedItems): Alignment {
  const removed = new Uint8Array(first.length).fill(1)
  const added = new Uint8Array(second.length).fill(1)
  let isCoarse = false

  const alignSection = (firstSection: Int32Array, secondSection: Int32Array, level: number) => {
    // Without the items that only one list has, few edits remain in most texts.
    const firstIndexes = selectShared(firstSection, first, itemsAt(secondSection, second))
    const secondIndexes = selectShared(secondSection, second, itemsAt(firstSection, first))
    const firstItems = itemsAt(firstIndexes, first)
    const secondItems = itemsAt(secondIndexes, second)
    const pair = (i: number, j: number) => {
      removed[firstIndexes[i] as number] = 0
      added[secondIndexes[j] as number] = 0
    }
    const steps = level === 0 ? maxSteps : Math.min(maxSteps, stepsPerItem * (firstItems.length + secondItems.length))
    const shortest = findShortestEdit(firstItems, secondItems, steps)
    const matches = shortest ?? (level < maxLevels ? findAnchors(firstItems, secondItems) : [])
    for (const match of matches) pair(match.first, match.second)
    if (shortest) return
    if (matches.length === 0) {
      isCoarse = true
      const { start, end } = countCommonEnds(firstItems, secondItems)
      for (let i = 0; i < start; i++) pair(i, i)
      for (let i = 1; i <= end; i++) pair(firstItems.length - i, secondItems.length - i)
      return
    }
    for (let i = 0; i <= matches.length; i++) {
      const from = matches[i - 1] ?? { first: -1, second: -1 }
      const to = matches[i]
      alignSection(
        firstIndexes.subarray(from.first + 1, to?.first),
        secondIndexes.subarray(from.second + 1, to?.second),
        level + 1,
      )
    }
  }

  alignSection(Int32Array.from(first.keys()), Int32Array.from(second.keys()), 0)
  return { removed, added, isCoarse }
}

function itemsAt(indexes: Int32Array, list: Int32Array): Int32Array {
  return indexes.map((index) => list[index] as number)
}

/** Returns the indexes of the items that are among the others. */
function selectShared(indexes: Int32Array, list: Int32Array, others: Int32Array): Int32Array {
  const otherSet = new Set(others)
  return indexes.filter((index) => otherSet.has(list[index] as number))
}
