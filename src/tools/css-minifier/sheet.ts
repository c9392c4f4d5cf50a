import { copyUnits, newUnits, piecesOfUnits, type Units } from '#core/text/units.ts'

/** A style sheet that is being written. */
export class Sheet {
  #units: Units
  #length = 0

  /** Of the same kind as the units it is made from. */
  constructor(css: Units) {
    this.#units = newUnits(css, css.length)
  }

  get length(): number {
    return this.#length
  }

  add(unit: number): void {
    if (this.#length === this.#units.length) this.#grow(1)
    this.#units[this.#length] = unit
    this.#length += 1
  }

  addText(text: string): void {
    for (let at = 0; at < text.length; at += 1) this.add(text.charCodeAt(at))
  }

  addSpaces(count: number): void {
    const end = this.#length + count
    if (end > this.#units.length) this.#grow(count)
    this.#units.fill(0x20, this.#length, end)
    this.#length = end
  }

  copy(css: Units, start: number, end: number): void {
    if (this.#length + end - start > this.#units.length) this.#grow(end - start)
    this.#length = copyUnits(css, start, end, this.#units, this.#length)
  }

  /** In pieces. */
  finish(): string[] {
    return piecesOfUnits(this.#units, this.#length)
  }

  #grow(by: number): void {
    const old = this.#units
    this.#units = newUnits(old, 2 * old.length + by)
    this.#units.set(old)
  }
}
