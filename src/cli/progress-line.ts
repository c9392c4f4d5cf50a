import { describePace } from '#core/format.ts'

const refreshMilliseconds = 200

const clearLine = '\r\u001b[K'

/** Shows the progress of a long run on one terminal line. `end` clears the line for good. */
export class ProgressLine {
  readonly #write: (text: string) => void
  readonly #total: number | undefined
  readonly #startedAt = performance.now()
  #shownAt = this.#startedAt
  #isShown = false
  #hasEnded = false

  /** `total` is in bytes, or undefined if it is unknown. */
  constructor(write: (text: string) => void, total: number | undefined) {
    this.#write = write
    this.#total = total
  }

  show(done: number): void {
    const now = performance.now()
    if (this.#hasEnded || now - this.#shownAt < refreshMilliseconds) return
    this.#shownAt = now
    this.#isShown = true
    const progress = { done, elapsed: now - this.#startedAt, ...(this.#total !== undefined && { total: this.#total }) }
    this.#write(`${clearLine}${describePace(progress)}`)
  }

  end(): void {
    if (this.#isShown && !this.#hasEnded) this.#write(clearLine)
    this.#hasEnded = true
  }
}
