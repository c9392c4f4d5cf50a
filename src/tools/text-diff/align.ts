import { countCommonEnds } from '#core/text/common-ends.ts'
import { findAnchors } from './anchors.ts'
import type { Fold } from './fold.ts'
import { forBoth, sides, type Sides } from './rows.ts'
import { findShortestEdit, type Match } from './shortest-edit.ts'

/** Assigns a number to every item of both lists. Items that count as equal get the same number. */
export function numberItems(items: Sides<readonly string[]>, fold: Fold): Sides<Int32Array> {
  const numbers = new Map<string, number>()
  const numberOf = (item: string) => {
    const key = fold(item)
    const number = numbers.get(key) ?? numbers.size
    if (number === numbers.size) numbers.set(key, number)
    return number
  }
  return forBoth((side) => Int32Array.from(items[side], numberOf))
}

/** 1 for each item that has no partner in the other list. The other items are paired in order. */
export type Unmatched = Sides<Uint8Array>

/** Enough steps for thousands of changes, which take a fraction of a second. */
const maxSteps = 10_000_000
/** The step limit for the items between two anchors. It keeps the time for a long text proportional to its length. */
const stepsPerItem = 100
const maxLevels = 4

/**
 * Pairs the items of two lists so that as few items as possible remain unpaired. `isCoarse` means that some section was too
 * different to align within the step limit, so that only its ends are paired.
 */
export function align(numbers: Sides<Int32Array>): { unmatched: Unmatched; isCoarse: boolean } {
  const unmatched = forBoth((side) => new Uint8Array(numbers[side].length).fill(1))
  let isCoarse = false

  /** Aligns the items with the given indexes. */
  const alignSection = (section: Sides<Int32Array>, level = 0) => {
    const itemsAt = (indexes: Sides<Int32Array>) =>
      forBoth((side) => indexes[side].map((index) => numbers[side][index] as number))
    // Without the items that only one list has, few edits remain in most texts.
    const all = itemsAt(section)
    const others = { original: new Set(all.modified), modified: new Set(all.original) }
    const indexes = forBoth((side) => section[side].filter((_, i) => others[side].has(all[side][i] as number)))
    const items = itemsAt(indexes)
    const pair = (match: Match) => {
      for (const side of sides) unmatched[side][indexes[side][match[side]] as number] = 0
    }
    const { original, modified } = forBoth((side) => items[side].length)
    const steps = level === 0 ? maxSteps : Math.min(maxSteps, stepsPerItem * (original + modified))
    const shortest = findShortestEdit(items, steps)
    const matches = shortest ?? (level < maxLevels ? findAnchors(items) : [])
    matches.forEach(pair)
    if (shortest) return
    if (matches.length === 0) {
      isCoarse = true
      const { start, end } = countCommonEnds(items.original, items.modified)
      for (let i = 0; i < start; i++) pair({ original: i, modified: i })
      for (let i = 1; i <= end; i++) pair({ original: original - i, modified: modified - i })
      return
    }
    for (let i = 0; i <= matches.length; i++) {
      const between = forBoth((side) => indexes[side].subarray((matches[i - 1]?.[side] ?? -1) + 1, matches[i]?.[side]))
      alignSection(between, level + 1)
    }
  }

  alignSection(forBoth((side) => numbers[side].map((_, index) => index)))
  return { unmatched, isCoarse }
}

/**
 * Moves each block of lines that are all added or all removed as far down as equal lines allow. Readers expect this: an
 * added function then ends with its own closing brace.
 */
export function slideDown({ original: removed, modified: added }: Unmatched, numbers: Sides<Int32Array>): void {
  // Works from the bottom up, because a block may move down until it merges with the block below it.
  for (let i = removed.length, j = added.length; i > 0 || j > 0; i--, j--) {
    const [originalTo, modifiedTo] = [i, j]
    while (removed[i - 1] === 1) i--
    while (added[j - 1] === 1) j--
    if ((i === originalTo) === (j === modifiedTo)) continue
    const [marks, lines, from, to] =
      i === originalTo ? [added, numbers.modified, j, modifiedTo] : [removed, numbers.original, i, originalTo]
    const isUnchanged = (distance: number) => removed[originalTo + distance] === 0 && added[modifiedTo + distance] === 0
    for (let distance = 0; isUnchanged(distance) && lines[from + distance] === lines[to + distance]; distance++) {
      marks[from + distance] = 0
      marks[to + distance] = 1
    }
  }
}
