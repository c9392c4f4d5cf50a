import type { Host } from '#core/tool.ts'
import { type Collation, compareBeginnings, createCollator } from './collation.ts'
import { canBeRanked, createCompareAlike, spellNumbers } from './keys.ts'
import { sortByRanks } from './sort-by-ranks.ts'

const comparisonsPerReport = 50_000

/** The lines in the order of their texts, which is exactly the collator's, and stable. */
export function sortLines(
  lines: readonly string[],
  texts: readonly string[],
  collation: Collation,
  host: Pick<Host, 'progress'>,
): string[] {
  return Array.from(sortedOrder(texts, collation, host), (line) => lines[line] as string)
}

/** The numbers of the texts in their order. */
function sortedOrder(texts: readonly string[], collation: Collation, host: Pick<Host, 'progress'>): Int32Array {
  const collator = createCollator(collation)
  // Without numbers a line is what it is sorted by, and another list would be as large as that of the lines.
  const keys = collation.numeric ? texts.map(spellNumbers) : texts
  const amount = texts.length
  const ranked = new Int32Array(amount)
  const others: number[] = []
  let count = 0
  for (let i = 0; i < amount; i++) {
    if (canBeRanked(texts[i] as string, collation.numeric)) ranked[count++] = i
    else others.push(i)
  }
  const compareAlike = createCompareAlike(collator.compare, collation.ignoreCase)
  const order = sortByRanks(keys, ranked.subarray(0, count), compareAlike)
  if (others.length === 0) return order

  const compare = (i: number, j: number) => {
    const a = texts[i] as string
    const b = texts[j] as string
    const known = collation.numeric ? 0 : compareBeginnings(a, b)
    return known === 0 ? collator.compare(a, b) : known
  }
  others.sort(countedCompare(compare, others.length, host))
  return merge(order, others, compare)
}

/** Says now and then how far a sort must be by the number of its comparisons. */
function countedCompare(
  compare: (a: number, b: number) => number,
  amount: number,
  host: Pick<Host, 'progress'>,
): (a: number, b: number) => number {
  const expected = amount * Math.log2(amount)
  let done = 0
  return (a, b) => {
    done += 1
    if (done % comparisonsPerReport === 0) host.progress(Math.min(done, expected), expected)
    return compare(a, b)
  }
}

/** Both are in order. The second is mostly short, so that each of its places in the first is searched for. */
function merge(one: Int32Array, other: readonly number[], compare: (a: number, b: number) => number): Int32Array {
  const merged = new Int32Array(one.length + other.length)
  let done = 0
  for (const [j, b] of other.entries()) {
    // Of equals the one that came first stays first.
    const end = findEnd(one, done, (a) => (compare(a, b) || a - b) < 0)
    merged.set(one.subarray(done, end), done + j)
    merged[end + j] = b
    done = end
  }
  merged.set(one.subarray(done), done + other.length)
  return merged
}

/** Where those end that come before. Steps of growing length, then halves: what is near is found soon. */
function findEnd(order: Int32Array, start: number, comesBefore: (line: number) => boolean): number {
  const isBefore = (place: number) => place < order.length && comesBefore(order[place] as number)
  let low = start
  let step = 1
  while (isBefore(low + step - 1)) {
    low += step
    step *= 2
  }
  let high = Math.min(order.length, low + step - 1)
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
