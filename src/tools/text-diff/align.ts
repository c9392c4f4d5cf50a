import { findAnchors } from './anchors.ts'
import type { Fold } from './fold.ts'
import { findShortestEdit, type Match } from './shortest-edit.ts'

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
const maxSteps = 10_000_000
/** The step limit for the items between two anchors. It keeps the time for a long text proportional to its length. */
const stepsPerItem = 100
const maxLevels = 4

/** Pairs the items of two lists so that as few items as possible remain unpaired, within a step limit. */
export function align({ first, second }: NumberedItems): Alignment {
  const removed = new Uint8Array(first.length).fill(1)
  const added = new Uint8Array(second.length).fill(1)
  const { matches, isCoarse } = findMatches(first, second, 0)
  for (const match of matches) {
    removed[match.first] = 0
    added[match.second] = 0
  }
  return { removed, added, isCoarse }
}

interface Matches {
  readonly matches: readonly Match[]
  readonly isCoarse: boolean
}

function findMatches(first: Int32Array, second: Int32Array, level: number): Matches {
  // Without the items that only one list has, few edits remain in most texts.
  const firstIndexes = indexesOfShared(first, second)
  const secondIndexes = indexesOfShared(second, first)
  const firstItems = firstIndexes.map((index) => first[index] as number)
  const secondItems = secondIndexes.map((index) => second[index] as number)
  const steps = level === 0 ? maxSteps : Math.min(maxSteps, stepsPerItem * (firstItems.length + secondItems.length))
  const shortest = findShortestEdit(firstItems, secondItems, steps)
  const { matches, isCoarse } = shortest
    ? { matches: shortest, isCoarse: false }
    : matchBetweenAnchors(firstItems, secondItems, level + 1)
  return {
    matches: matches.map((match) => ({
      first: firstIndexes[match.first] as number,
      second: secondIndexes[match.second] as number,
    })),
    isCoarse,
  }
}

function indexesOfShared(list: Int32Array, other: Int32Array): Int32Array {
  const others = new Set(other)
  return list.map((_, index) => index).filter((index) => others.has(list[index] as number))
}

function matchBetweenAnchors(first: Int32Array, second: Int32Array, level: number): Matches {
  const anchors = level > maxLevels ? [] : findAnchors(first, second)
  if (anchors.length === 0) return { matches: matchEnds(first, second), isCoarse: true }
  const matches: Match[] = []
  let isCoarse = false
  let last: Match = { first: -1, second: -1 }
  for (const anchor of [...anchors, { first: first.length, second: second.length }]) {
    const [left, top] = [last.first + 1, last.second + 1]
    const section = findMatches(first.subarray(left, anchor.first), second.subarray(top, anchor.second), level)
    for (const match of section.matches) matches.push({ first: left + match.first, second: top + match.second })
    isCoarse ||= section.isCoarse
    if (anchor.first < first.length) matches.push(anchor)
    last = anchor
  }
  return { matches, isCoarse }
}

/** Matches only the common start and the common end. */
function matchEnds(first: Int32Array, second: Int32Array): readonly Match[] {
  const shorter = Math.min(first.length, second.length)
  const matches: Match[] = []
  for (let i = 0; i < shorter && first[i] === second[i]; i++) matches.push({ first: i, second: i })
  const left = shorter - matches.length
  for (let i = 1; i <= left && first.at(-i) === second.at(-i); i++)
    matches.push({ first: first.length - i, second: second.length - i })
  return matches
}
