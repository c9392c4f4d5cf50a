import type { Units } from '#core/text/units.ts'
import { code, endOfScalar, endOfString, isContainer } from './codes.ts'

/**
 * The objects and arrays of a text, numbered in the order in which they start: where each ends, how much it holds,
 * and the number of the first one after it that is not inside it. A few numbers each, however much they hold.
 */
export class Containers {
  readonly #json: Units
  readonly #ends: Uint32Array
  readonly #counts: Uint32Array
  readonly #nexts: Uint32Array

  constructor(json: Units, count: number) {
    this.#json = json
    this.#ends = new Uint32Array(count)
    this.#counts = new Uint32Array(count)
    this.#nexts = new Uint32Array(count)
    this.#find()
  }

  /** Members or elements. */
  countIn(container: number): number {
    return this.#counts[container] as number
  }

  #find(): void {
    const json = this.#json
    const counts = this.#counts
    // Until a container has ended, its place holds the number of the one around it.
    const around = this.#nexts
    let found = 0
    let inside = 0
    for (let at = 0; at < json.length; ) {
      const unit = json[at] as number
      at += 1
      if (unit === code.quote) {
        at = endOfString(json, at - 1)
      } else if (unit === code.comma) {
        counts[inside] = (counts[inside] as number) + 1
      } else if (isContainer(unit)) {
        around[found] = inside
        inside = found
        found += 1
        const first = json[at]
        // Every comma adds another.
        counts[inside] = first === code.objectEnd || first === code.arrayEnd ? 0 : 1
      } else if (unit === code.objectEnd || unit === code.arrayEnd) {
        const outer = around[inside] as number
        this.#ends[inside] = at
        this.#nexts[inside] = found
        inside = outer
      }
    }
  }

  /** What stands in the container that starts here, or those of it from one position up to another. */
  childrenOf(container: number, start: number, from = 0, to = this.countIn(container)): Child[] {
    const json = this.#json
    const isObject = json[start] === code.objectStart
    const children: Child[] = []
    let at = start + 1
    let inner = container + 1
    for (let position = 0; position < to; position += 1) {
      const key = at
      const keyEnd = isObject ? endOfString(json, at) : at
      // Past the colon.
      if (isObject) at = keyEnd + 1
      const holdsMore = isContainer(json[at] as number)
      const end = holdsMore ? (this.#ends[inner] as number) : endOfScalar(json, at)
      if (position >= from) children.push({ position, key, keyEnd, start: at, end, container: holdsMore ? inner : undefined })
      if (holdsMore) inner = this.#nexts[inner] as number
      // Past the comma or the closing bracket.
      at = end + 1
    }
    return children
  }
}

/** A member of an object or an element of an array: where its key and its value stand. */
export interface Child {
  readonly position: number
  readonly key: number
  /** An element has no key: it ends where it starts. */
  readonly keyEnd: number
  readonly start: number
  readonly end: number
  /** The number of the object or array that is the value. */
  readonly container: number | undefined
}
