import { pieceLength } from '#core/text/long-text.ts'
import { copyUnits, newUnits, TextOfUnits, type Units } from '#core/text/units.ts'

/** A style sheet that is being written. */
export class Sheet {
  readonly #window: Units
  readonly #text = new TextOfUnits()
  /** How much became text, */
  #turned = 0
  /** and how much is still to. */
  #used = 0

  /** Of the same kind as the units it is made from. */
  constructor(css: Units) {
    this.#window = newUnits(css, pieceLength)
  }

  get length(): number {
    return this.#turned + this.#used
  }

  add(unit: number): void {
    if (this.#used === pieceLength) this.#turn()
    this.#window[this.#used] = unit
    this.#used += 1
  }

  addText(text: string): void {
    for (let at = 0; at < text.length; at += 1) this.add(text.charCodeAt(at))
  }

  addSpaces(count: number): void {
    for (let left = count; left > 0;) {
      if (this.#used === pieceLength) this.#turn()
      const end = Math.min(this.#used + left, pieceLength)
      this.#window.fill(0x20, this.#used, end)
      left -= end - this.#used
      this.#used = end
    }
  }

  copy(css: Units, start: number, end: number): void {
    const length = end - start
    if (this.#used + length > pieceLength) this.#turn()
    if (length > pieceLength) {
      this.#text.add(css.subarray(start, end))
      this.#turned += length
    } else {
      this.#used = copyUnits(css, start, end, this.#window, this.#used)
    }
  }

  /** In pieces. */
  finish(): string[] {
    this.#turn()
    return this.#text.take()
  }

  #turn(): void {
    this.#text.add(this.#window.subarray(0, this.#used))
    this.#turned += this.#used
    this.#used = 0
  }
}
