import type { Splicer } from '#core/text/splicer.ts'
import { finderByPart, findRarePart } from './rare-part.ts'
import type { Search, SearchOptions } from './search.ts'
import { isInsideWord } from './whole-word.ts'

/** Finds a text exactly as it is written, but for case, and replaces it by another exactly as that is written. */
export class LiteralSearch implements Search {
  start = 0
  end = 0
  readonly #text: string
  readonly #options: SearchOptions
  readonly #findFrom: (place: number) => number

  constructor(text: string, options: SearchOptions, from = 0) {
    this.#text = text
    this.#options = options
    this.end = from
    const { find } = options
    this.#findFrom = needsPattern(options) ? patternFinder(text, options) : finderByPart(text, find, findRarePart(text, find))
  }

  next(): boolean {
    let start = this.#findFrom(this.end)
    while (start >= 0 && this.#isRefused(start)) start = this.#findFrom(start + unitsAt(this.#text, start))
    if (start < 0) return false
    this.start = start
    this.end = start + this.#options.find.length
    return true
  }

  write(splicer: Splicer): void {
    splicer.cut(this.start, this.end)
    splicer.put(this.#options.replace)
  }

  #isRefused(start: number): boolean {
    const { find, wholeWord } = this.#options
    return wholeWord && (isInsideWord(this.#text, start) || isInsideWord(this.#text, start + find.length))
  }
}

/** Whether finding takes more than comparing units. */
export function needsPattern({ find, caseSensitive }: SearchOptions): boolean {
  // Half a pair must not be found in a whole one, which would be torn apart.
  const hasHalfPair = /\p{Cs}/mu.test(find)
  const hasCase = find.toLowerCase() !== find.toUpperCase()
  return hasHalfPair || (hasCase && !caseSensitive)
}

/** In code points. Much longer patterns are refused as too large. */
const pieces = /[^]{1,1000}/gmu

/**
 * Lower-casing both texts would move places: İ becomes two units. The pattern's own folding pairs one character with
 * one, of the same length, so what it finds is as long as what it looks for.
 */
function patternFinder(text: string, { find, caseSensitive }: SearchOptions): (place: number) => number {
  const flags = caseSensitive ? 'mu' : 'imu'
  const [first = '', ...rest] = find.match(pieces) ?? []
  const beginning = new RegExp(escapePattern(first), `g${flags}`)
  const others = rest.map((piece) => new RegExp(escapePattern(piece), `y${flags}`))

  return (place) => {
    beginning.lastIndex = place
    while (beginning.test(text)) {
      let end = beginning.lastIndex
      const start = end - first.length
      const goesOn = others.every((other) => {
        other.lastIndex = end
        const isThere = other.test(text)
        end = other.lastIndex
        return isThere
      })
      if (goesOn) return start
      beginning.lastIndex = start + unitsAt(text, start)
    }
    return -1
  }
}

export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}

function unitsAt(text: string, place: number): number {
  return (text.codePointAt(place) as number) > 0xffff ? 2 : 1
}
