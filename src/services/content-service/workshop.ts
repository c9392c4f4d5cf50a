import { ApiError } from './api-error.ts'

/** A job may need a hundred megabytes and a whole core. */
const jobsAtOnce = 2
/** More than that would be answered when nobody waits any longer. */
const jobsWaiting = 64

/** Lets a few jobs run at once and a bounded number wait. */
export class Workshop {
  #running = 0
  readonly #waiting: (() => void)[] = []

  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#running >= jobsAtOnce) await this.#wait()
    else this.#running++
    try {
      return await job()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length < jobsWaiting) return new Promise((resolve) => this.#waiting.push(resolve))
    throw new ApiError('RateLimitExceeded', 'Too many images are being made. Ask again in a second.', undefined, {
      'X-Contentful-RateLimit-Reset': '1',
    })
  }
}
