import { describePace } from '#core/format.ts'

/** In milliseconds: often enough to be seen moving. */
const refreshInterval = 200

const clearLine = '\r\u001b[K'

/** One line of a terminal that says how far a long run is, and is gone for good when there is something else to say. */
export class ProgressLine {
  readonly #write: (text: string) => void
  readonly #total: number | undefined
  readonly #startedAt = performance.now()
  #shownAt = this.#startedAt
  #isShown = false
  #hasEnded = false

  /** The total is in bytes, if it is known. */
  constructor(write: (text: string) => void, total: number | undefined) {
    this.#write = write
    this.#total = total
  }

  show(done: number): void {
    const now = performance.now()
    if (this.#hasEnded || now - this.#shownAt < refreshInterval) return
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
