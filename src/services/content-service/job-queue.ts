import { ApiError } from './api-error.ts'

/** A job may use 100 MB of memory and a whole core. */
const maxRunning = 2
/** With more jobs, clients would time out before their turn. */
const maxWaiting = 64

interface WaitingJob {
  readonly start: () => void
  readonly reject: (error: ApiError) => void
}

function tooManyJobs(): ApiError {
  return new ApiError('RateLimitExceeded', 'Too many images are being rendered. Try again in a second.', undefined, {
    'X-Contentful-RateLimit-Reset': '1',
  })
}

/** Runs a few jobs at once. Clients take turns, so a client with many jobs delays the others by one job at a time. */
export class JobQueue {
  #running = 0
  #count = 0
  /** Waiting jobs by client, in the order in which the clients take turns. */
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
    return new Promise((start, reject) => {
      const jobs = this.#waiting.get(client) ?? []
      jobs.push({ start, reject })
      this.#waiting.set(client, jobs)
      this.#count++
    })
  }

  /** Rejects the last job of the client with the most jobs, or the new job if it comes from that client. */
  #makeRoom(client: string) {
    const longest = [...this.#waiting.values()].reduce((a, b) => (b.length > a.length ? b : a))
    if ((this.#waiting.get(client)?.length ?? 0) + 1 >= longest.length) throw tooManyJobs()
    this.#count--
    longest.pop()?.reject(tooManyJobs())
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
