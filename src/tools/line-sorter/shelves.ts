import { grownTo } from '#core/grown-to.ts'
import { endOfLines } from '#core/text/lines.ts'
import { copyBytes } from './copy-bytes.ts'
import type { MakeKeys } from './keys.ts'
import { LineWindow, longestStretch, plain, unranked } from './line-window.ts'
import { ShelfPlan } from './shelf-plan.ts'

/**
 * The lines of a text side by side with those that begin alike, shelf by shelf in their order. Sorting comes back to each
 * line in an order that is not the text's, and among a hundred million bytes every look would go to memory that no
 * cache holds. No line becomes a string: millions of them would be moved about by the garbage collector.
 */
export interface Shelves {
  /** Line by line its key with a line feed. If that is not the line itself, a plain one stands behind it with another. */
  readonly view: DataView<ArrayBuffer>
  readonly bytes: Uint8Array
  /** Where the line in each place starts, and at last where all end. */
  readonly starts: Int32Array
  /** Where it starts in the text; of a line that is not plain `~` of that. */
  readonly origins: Int32Array
  /** Where each shelf ends, and the next begins, in places. */
  readonly ends: Int32Array
  /** In how many first characters the keys on each shelf are alike, or `allAlike`. */
  readonly alike: readonly number[]
  /** Where the lines start in the text that have no ranks and stand on no shelf. */
  readonly others: number[]
}

/** Puts the lines of a text on shelves, on each in their order or from the last to the first. */
export function shelve(text: string, makeKeys: MakeKeys | undefined, fromLast: boolean): Shelves {
  const reader = new ShelfReader(text, makeKeys)
  const needs = new ShelfNeeds(new ShelfPlan(text, makeKeys))
  reader.forEachWindow((lines, keys, count) => { needs.add(lines, keys, count) })
  return new ShelfFiller(needs, fromLast).fill(reader)
}

class ShelfReader {
  readonly #text: string
  readonly #makeKeys: MakeKeys | undefined
  readonly #lines = new LineWindow()
  readonly #keys: LineWindow

  constructor(text: string, makeKeys: MakeKeys | undefined) {
    this.#text = text
    this.#makeKeys = makeKeys
    this.#keys = makeKeys ? new LineWindow() : this.#lines
  }

  forEachWindow(take: (lines: LineWindow, keys: LineWindow, count: number) => void): void {
    const text = this.#text
    for (let start = 0, end = 0; start < text.length; start = end) {
      end = endOfLines(text, start, longestStretch)
      const count = this.#lines.read(text, start, end)
      if (this.#makeKeys) this.#readKeys(this.#makeKeys(text.slice(start, end)))
      take(this.#lines, this.#keys, count)
    }
  }

  #readKeys(keys: string): void {
    this.#keys.read(keys, 0, keys.length)
  }
}

/** Of a line that has no ranks. */
const noShelf = -1

/** How much room each shelf needs. */
class ShelfNeeds {
  readonly plan: ShelfPlan
  /** How many bytes it is to hold, */
  readonly sizes: Int32Array
  /** and how many lines. */
  readonly amounts: Int32Array
  /** The shelf of each line, so that nobody has to find it twice. */
  shelves = new Int32Array(1024)
  #count = 0

  constructor(plan: ShelfPlan) {
    this.plan = plan
    this.sizes = new Int32Array(plan.alike.length)
    this.amounts = new Int32Array(plan.alike.length)
  }

  add(lines: LineWindow, keys: LineWindow, count: number): void {
    const { plan, sizes, amounts } = this
    const first = this.#count
    this.#count += count
    if (this.#count > this.shelves.length) this.shelves = grownTo(2 * this.#count, this.shelves)
    const { shelves } = this
    let start = 0
    let keyStart = 0
    for (let line = 0; line < count; line += 1) {
      const end = lines.ends[line] as number
      const keyEnd = keys.ends[line] as number
      const isRanked = keys.kinds[line] !== unranked
      const shelf = isRanked ? plan.shelfFor(keys.bytes, keyStart) : noShelf
      shelves[first + line] = shelf
      if (isRanked) {
        const isBehind = lines !== keys && lines.kinds[line] === plain
        sizes[shelf] = (sizes[shelf] as number) + keyEnd - keyStart + (isBehind ? end - start : 0)
        amounts[shelf] = (amounts[shelf] as number) + 1
      }
      start = end
      keyStart = keyEnd
    }
  }
}

/** Where each shelf begins, by how much each holds, and at last where all end. */
function beginnings(held: Int32Array): Int32Array {
  const starts = new Int32Array(held.length + 1)
  for (let shelf = 0; shelf < held.length; shelf += 1) starts[shelf + 1] = (starts[shelf] as number) + (held[shelf] as number)
  return starts
}

class ShelfFiller {
  readonly #needs: ShelfNeeds
  readonly #fromLast: boolean
  readonly #view: DataView<ArrayBuffer>
  readonly #starts: Int32Array
  readonly #origins: Int32Array
  readonly #ends: Int32Array
  readonly #others: number[] = []
  /** Where the next line goes on each shelf. */
  readonly #bytePlaces: Int32Array
  readonly #places: Int32Array
  /** How many lines came before the window, */
  #count = 0
  /** and where it starts in the text. */
  #origin = 0

  constructor(needs: ShelfNeeds, fromLast: boolean) {
    const byteStarts = beginnings(needs.sizes)
    const placeStarts = beginnings(needs.amounts)
    const size = byteStarts.at(-1) as number
    const amount = placeStarts.at(-1) as number
    this.#needs = needs
    this.#fromLast = fromLast
    this.#ends = placeStarts.subarray(1)
    this.#bytePlaces = byteStarts.slice(fromLast ? 1 : 0)
    this.#places = placeStarts.slice(fromLast ? 1 : 0)
    this.#view = new DataView(new ArrayBuffer(size))
    this.#starts = new Int32Array(amount + 1)
    this.#starts[amount] = size
    this.#origins = new Int32Array(amount)
  }

  fill(reader: ShelfReader): Shelves {
    reader.forEachWindow((lines, keys, count) => { this.#fillFrom(lines, keys, count) })
    return {
      view: this.#view,
      bytes: new Uint8Array(this.#view.buffer),
      starts: this.#starts,
      origins: this.#origins,
      ends: this.#ends,
      alike: this.#needs.plan.alike,
      others: this.#others,
    }
  }

  #fillFrom(lines: LineWindow, keys: LineWindow, count: number): void {
    const { shelves } = this.#needs
    const first = this.#count
    let start = 0
    let keyStart = 0
    for (let line = 0; line < count; line += 1) {
      const end = lines.ends[line] as number
      const keyEnd = keys.ends[line] as number
      const shelf = shelves[first + line] as number
      if (shelf === noShelf) {
        this.#others.push(this.#origin + start)
      } else {
        const isPlain = lines.kinds[line] === plain
        const isBehind = lines !== keys && isPlain
        const at = this.#take(shelf, keyEnd - keyStart + (isBehind ? end - start : 0), isPlain ? this.#origin + start : ~(this.#origin + start))
        copyBytes(keys.view, keyStart, keyEnd, this.#view, at)
        if (isBehind) copyBytes(lines.view, start, end, this.#view, at + keyEnd - keyStart)
      }
      start = end
      keyStart = keyEnd
    }
    this.#count += count
    this.#origin += start
  }

  /** Takes the next place of a shelf for a line, and tells where its bytes go. */
  #take(shelf: number, size: number, origin: number): number {
    const places = this.#places
    const bytePlaces = this.#bytePlaces
    let place = places[shelf] as number
    let at = bytePlaces[shelf] as number
    if (this.#fromLast) {
      place -= 1
      at -= size
      places[shelf] = place
      bytePlaces[shelf] = at
    } else {
      places[shelf] = place + 1
      bytePlaces[shelf] = at + size
    }
    this.#starts[place] = at
    this.#origins[place] = origin
    return at
  }
}
