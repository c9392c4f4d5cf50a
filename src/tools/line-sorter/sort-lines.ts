import type { Host } from '#core/tool.ts'
import { type Collation, type Compare, compareBeginnings, createCollator } from './collation.ts'
import { type MakeKeys, spellNumbers } from './keys.ts'
import { lineFeed } from './line-window.ts'
import { LineWriter } from './line-writer.ts'
import { merge } from './merge.ts'
import { type Shelves, shelve } from './shelves.ts'
import { RankSorter } from './sort-by-ranks.ts'

const comparisonsPerReport = 50_000

export interface Sorting {
  readonly collation: Collation
  /** What is compared of the lines, if not all of them. */
  readonly makeKeys?: MakeKeys
  /** From Z to A. */
  readonly isDescending?: boolean
  /** What stands between the lines of the result, and behind the last if that has a break. */
  readonly lineBreak: string
  readonly hasFinalBreak: boolean
}

/** The lines of a text in the order of their keys, which is exactly the collator's, and stable; in pieces. */
export function sortLines(text: string, sorting: Sorting, host: Pick<Host, 'progress'>): string[] {
  return new LineSorter(text, sorting).sort(host)
}

/** Lines are known by their place on the shelves; those on none by `~` of their place among the others. */
class LineSorter {
  readonly #text: string
  readonly #sorting: Sorting
  readonly #compareTexts: Compare
  /** Whether lines are sorted by something else than themselves. */
  readonly #hasKeys: boolean
  readonly #shelves: Shelves
  readonly #keysOfOthers: readonly string[]
  /** How many lines are still to be written. */
  #left: number

  constructor(text: string, sorting: Sorting) {
    const { makeKeys, collation } = sorting
    const spell: MakeKeys | undefined = collation.numeric ? (lines) => spellNumbers(makeKeys?.(lines) ?? lines) : makeKeys
    this.#text = text
    this.#sorting = sorting
    this.#compareTexts = createCollator(collation).compare
    this.#hasKeys = spell !== undefined
    // From the last to the first where the result is read backwards, so that equals keep their order there too.
    this.#shelves = shelve(text, spell, sorting.isDescending === true)
    this.#keysOfOthers = this.#shelves.others.map((start) => this.#keyFrom(start))
    this.#left = this.#shelves.origins.length + this.#keysOfOthers.length
  }

  sort(host: Pick<Host, 'progress'>): string[] {
    const writer = new LineWriter(this.#sorting.lineBreak)
    const sorter = new RankSorter(this.#shelves, {
      compare: (place, other) => this.#compareAlike(place, other),
      keyOf: (place) => this.#keyOf(place),
    })
    if (this.#keysOfOthers.length > 0) this.#write(this.#mergeOthers(sorter.sortAll(), host), writer)
    else this.#writeShelves(sorter, writer)
    return writer.take()
  }

  /** Each shelf is written as soon as it is sorted, while its lines are still near the processor. */
  #writeShelves(sorter: RankSorter, writer: LineWriter): void {
    const { isDescending } = this.#sorting
    const count = this.#shelves.ends.length
    for (let k = 0; k < count; k += 1) this.#write(sorter.sortShelf(isDescending ? count - 1 - k : k), writer)
  }

  /** Where the line starts in the text. */
  #originOf(line: number): number {
    if (line < 0) return this.#shelves.others[~line] as number
    const origin = this.#shelves.origins[line] as number
    return origin < 0 ? ~origin : origin
  }

  #lineFrom(start: number): string {
    const end = this.#text.indexOf('\n', start)
    return this.#text.slice(start, end < 0 ? this.#text.length : end)
  }

  #keyFrom(start: number): string {
    const line = this.#lineFrom(start)
    return this.#sorting.makeKeys?.(line) ?? line
  }

  #keyOf(line: number): string {
    return line < 0 ? (this.#keysOfOthers[~line] as string) : this.#keyFrom(this.#originOf(line))
  }

  #isPlain(line: number): boolean {
    return line >= 0 && (this.#shelves.origins[line] as number) >= 0
  }

  /**
   * Compares lines whose keys rank alike. In ASCII only case is left to differ, and small letters come first; an accent
   * outweighs case wherever it stands, so those with one are for the collator.
   */
  #compareAlike(line: number, other: number): number {
    if (!this.#isPlain(line) || !this.#isPlain(other)) {
      const key = this.#keyOf(line)
      const otherKey = this.#keyOf(other)
      return key === otherKey ? 0 : this.#compareTexts(key, otherKey)
    }
    if (this.#sorting.collation.ignoreCase) return 0
    const { bytes, starts } = this.#shelves
    let at = starts[line] as number
    let otherAt = starts[other] as number
    while (bytes[at] === bytes[otherAt] && bytes[at] !== lineFeed) {
      at += 1
      otherAt += 1
    }
    return (bytes[otherAt] as number) - (bytes[at] as number)
  }

  #compare(line: number, other: number): number {
    const key = this.#keyOf(line)
    const otherKey = this.#keyOf(other)
    const known = this.#sorting.collation.numeric ? 0 : compareBeginnings(key, otherKey)
    return known === 0 ? this.#compareTexts(key, otherKey) : known
  }

  #mergeOthers(order: Int32Array, host: Pick<Host, 'progress'>): Int32Array {
    const others = Array.from(this.#keysOfOthers, (_, i) => ~i)
    const direction = this.#sorting.isDescending ? -1 : 1
    if (this.#sorting.isDescending) others.reverse()
    others.sort(countedCompare((one, other) => this.#compare(one, other), others.length, host))
    // Of equals the one that came first stays first.
    return merge(
      order,
      others,
      (one, other) => (this.#compare(one, other) || direction * (this.#originOf(one) - this.#originOf(other))) < 0,
    )
  }

  #write(order: Int32Array, writer: LineWriter): void {
    const { isDescending } = this.#sorting
    for (let k = 0; k < order.length; k += 1) this.#writeLine(order[isDescending ? order.length - 1 - k : k] as number, writer)
  }

  #writeLine(line: number, writer: LineWriter): void {
    this.#left -= 1
    const hasBreak = this.#left > 0 || this.#sorting.hasFinalBreak
    if (this.#isPlain(line)) {
      const { view, bytes, starts } = this.#shelves
      const start = starts[line] as number
      writer.addPlain(view, this.#hasKeys ? bytes.indexOf(lineFeed, start) + 1 : start, starts[line + 1] as number, hasBreak)
    } else {
      const text = this.#lineFrom(this.#originOf(line))
      // Half a surrogate pair has no rank, but may stand before the last word.
      const isRanked = line >= 0 && !this.#sorting.makeKeys
      if (isRanked) writer.addWellFormed(text, hasBreak)
      else writer.addText(text, hasBreak)
    }
  }
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
