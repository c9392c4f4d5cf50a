import { ApiError } from './api-error.ts'

/** A job may need a hundred megabytes and a whole core. */
const maxRunning = 2
/** More would be answered after their clients have given up. */
const maxWaiting = 64

interface WaitingJob {
  readonly start: () => void
  readonly refuse: (error: ApiError) => void
}

function tooMany(): ApiError {
  return new ApiError('RateLimitExceeded', 'Too many images are being made. Ask again in a second.', undefined, {
    'X-Contentful-RateLimit-Reset': '1',
  })
}

/** Runs a few jobs at once. Clients take turns, so one that asks for many delays the others by one job each. */
export class JobQueue {
  #running = 0
  #count = 0
  /** Every client with waiting jobs, the next one first. */
  readonly #waiting = new Map<string, WaitingJob[]>()

  async run<T>(client: string, job: () => Promise<T>): Promise<T> {
    if (this.#running >= maxRunning) await this.#wait(client)
    else this.#running++
    try {
      return await job()
    } finally {
      const next = this.#takeNext()
      if (next) next.start()
      else this.#running--
    }
  }

  #wait(client: string): Promise<void> {
    if (this.#count >= maxWaiting) this.#makeRoom(client)
    return new Promise((start, refuse) => {
      const jobs = this.#waiting.get(client) ?? []
      jobs.push({ start, refuse })
      this.#waiting.set(client, jobs)
      this.#count++
    })
  }

  /** Refuses the last job of the client with the most, or the new job if that client is the one asking. */
  #makeRoom(client: string) {
    const longest = [...this.#waiting.values()].reduce((a, b) => (b.length > a.length ? b : a))
    if ((this.#waiting.get(client)?.length ?? 0) + 1 >= longest.length) throw tooMany()
    this.#count--
    longest.pop()?.refuse(tooMany())
  }

  #takeNext(): WaitingJob | undefined {
    const [entry] = this.#waiting
    if (!entry) return undefined
    const [client, jobs] = entry
    this.#waiting.delete(client)
    const next = jobs.shift()
    if (jobs.length > 0) this.#waiting.set(client, jobs)
    this.#count--
    return next
  }
}
