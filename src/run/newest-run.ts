const minDelay = 100

/** If keys are further apart than this, the user is not typing continuously. */
const maxKeyInterval = 300

/**
 * Returns the delay before a large text is processed, based on the time since the last key: slightly longer than the
 * user's key interval, because sending the text to the worker takes time that the next key would waste.
 */
export function debounceDelay(sinceLastKey: number): number {
  return sinceLastKey <= maxKeyInterval ? Math.max(minDelay, 1.2 * sinceLastKey) : minDelay
}

/** Texts longer than this are debounced while typing. */
const debounceLimit = 256 * 1024

/** Runs of which only the newest one counts: starting one cancels the previous one. */
export class NewestRun {
  #abort = new AbortController()
  #lastStart = -Infinity

  cancel() {
    this.#abort.abort()
  }

  start(): AbortSignal {
    this.cancel()
    this.#abort = new AbortController()
    return this.#abort.signal
  }

  /** Returns how long to wait in case the user is still typing, in milliseconds. */
  debounceDelay(length: number): number {
    const last = this.#lastStart
    this.#lastStart = performance.now()
    return length > debounceLimit ? debounceDelay(this.#lastStart - last) : 0
  }
}
