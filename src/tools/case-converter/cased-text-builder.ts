import { TextBuilder } from '#core/text/text-builder.ts'
import { capitalCasing, type Casing, findFirstLetterOrDigit, lowerCasing } from './casing.ts'

/** Gathers a text from ranges of another, cased on the way. */
export class CasedTextBuilder extends TextBuilder {
  addCased(text: string, start: number, end: number, casing: Casing): void {
    if (this.reserve(end - start) && this.#addCasedUnits(text, start, end, casing)) return
    this.add(casing.ofText(text.slice(start, end)))
  }

  addCapitalized(text: string, start: number, end: number): void {
    const first = findFirstLetterOrDigit(text, start, end)
    const rest = Math.min(first + 1, end)
    if (this.reserve(end - start)) {
      const { used } = this
      const isAdded =
        this.#addCasedUnits(text, start, first, lowerCasing) &&
        this.#addCasedUnits(text, first, rest, capitalCasing) &&
        this.#addCasedUnits(text, rest, end, lowerCasing)
      if (isAdded) return
      this.used = used
    }
    this.add(capitalCasing.ofText(text.slice(start, end)))
  }

  /** Adds a whole range, or nothing if one of its units cannot be cased by itself. */
  #addCasedUnits(text: string, start: number, end: number, casing: Casing): boolean {
    const { chunk } = this
    let { used } = this
    for (let at = start; at < end; at += 1) {
      const cased = casing.ofUnit(text.charCodeAt(at))
      if (cased === 0) return false
      chunk[used] = cased
      used += 1
    }
    this.used = used
    return true
  }
}
