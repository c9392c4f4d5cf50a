import { firstLineBreak } from '#core/text/lines.ts'

/** Puts together the lines of a text that stay, in their order, broken as its first line is. */
export class KeptLines {
  readonly #text: string
  readonly #lineBreak: string
  readonly #pieces: string[] = []
  // Lines that stand side by side and are broken alike are copied in one go.
  #start = 0
  #end = 0
  #hasLast = true

  constructor(text: string) {
    this.#text = text
    this.#lineBreak = firstLineBreak(text)
  }

  /** A line that ends at `end`, its break before `next`. */
  add(start: number, end: number, next: number): void {
    if (start !== this.#end) {
      this.#copy()
      this.#start = start
    }
    this.#end = next
    this.#hasLast = next === this.#text.length
    if (next === end || this.#isBreak(end, next)) return
    this.#end = end
    this.#copy()
    this.#pieces.push(this.#lineBreak)
    this.#start = next
    this.#end = next
  }

  finish(): string {
    this.#copy()
    const kept = this.#pieces.join('')
    // Where the last line had no break and is gone, the line before it becomes the last.
    return this.#hasLast || /[\r\n]$/.test(this.#text) ? kept : kept.slice(0, -this.#lineBreak.length)
  }

  #isBreak(start: number, end: number): boolean {
    return end - start === this.#lineBreak.length && this.#text.startsWith(this.#lineBreak, start)
  }

  #copy(): void {
    if (this.#end > this.#start) this.#pieces.push(this.#text.slice(this.#start, this.#end))
  }
}
