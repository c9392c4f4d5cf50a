import type { Progress } from '#core/format.ts'
import type { Outcome } from '#core/tool/outcome.ts'
import { withChunks } from '#core/long-text/chunked-result.ts'
import type { Numbered, StepReport, WorkerRequest, WorkerResponse } from './messages.ts'
import { timeLimitMessage } from './time-limit.ts'

/** What a run reports before its outcome. */
export interface RunCallbacks {
  readonly onProgress: (progress: Progress) => void
  /** Called with the result of each step of a recipe. */
  readonly onStep?: (report: StepReport) => void
  /** Restarts the time limit on every progress report, so that it stops runs that hang but not runs that take long. */
  readonly restartsOnProgress?: true
}

/** Grace period in milliseconds after a time limit, for a response that is already on its way. */
const gracePeriod = 50

// One worker is kept between runs, because starting one takes longer than most runs.
let idleWorker: Worker | undefined

function takeWorker(): Worker {
  const worker = idleWorker ?? new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })
  idleWorker = undefined
  return worker
}

function returnWorker(worker: Worker) {
  if (idleWorker) worker.terminate()
  else idleWorker = worker
}

let lastRun = 0

/** One run in a worker. Responses that carry the number of another run are ignored. */
export class WorkerRun<Result> {
  readonly #number = ++lastRun
  readonly #worker = takeWorker()
  readonly #signal: AbortSignal
  /** Whether the engine is running. After a cancelled run, a busy worker cannot be reused and must be terminated. */
  #isBusy = false

  /** Resolves with the outcome, or with undefined if the run was cancelled. */
  readonly outcome: Promise<Outcome<Result> | undefined>

  constructor(signal: AbortSignal, callbacks: RunCallbacks) {
    this.#signal = signal
    this.outcome = this.#awaitOutcome(callbacks)
  }

  send(message: WorkerRequest) {
    if (this.#signal.aborted) return
    if (message.kind !== 'load' && message.kind !== 'input') this.#isBusy = true
    this.#post(message)
  }

  #post(message: WorkerRequest) {
    this.#worker.postMessage({ run: this.#number, message } satisfies Numbered<WorkerRequest>)
  }

  #awaitOutcome({ onProgress, onStep, restartsOnProgress }: RunCallbacks): Promise<Outcome<Result> | undefined> {
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      let timeLimit: number | undefined
      const chunks: string[] = []
      const stopListening = () => {
        clearTimeout(timer)
        worker.onmessage = null
        worker.onerror = null
        this.#signal.removeEventListener('abort', cancel)
      }
      const terminate = () => {
        stopListening()
        worker.terminate()
      }
      const release = () => {
        stopListening()
        returnWorker(worker)
      }
      const cancel = () => {
        if (this.#isBusy) {
          terminate()
        } else {
          this.#post({ kind: 'discard' })
          release()
        }
        resolve(undefined)
      }
      const stop = (limit: number) => {
        terminate()
        resolve({ ok: false, message: timeLimitMessage(limit) })
      }
      const startTimer = (limit: number | undefined) => {
        clearTimeout(timer)
        if (limit === undefined) return
        // If the main thread was busy, messages that have already arrived are handled first.
        timer = setTimeout(() => {
          timer = setTimeout(stop, gracePeriod, limit)
        }, limit)
      }
      this.#signal.addEventListener('abort', cancel)
      worker.onerror = (event) => {
        terminate()
        reject(new Error(event.message))
      }
      worker.onmessage = ({ data: { run, message } }: MessageEvent<Numbered<WorkerResponse>>) => {
        if (run !== this.#number) return
        switch (message.kind) {
          case 'started':
            timeLimit = message.timeLimit
            startTimer(timeLimit)
            return
          case 'progress':
            if (restartsOnProgress) startTimer(timeLimit)
            onProgress(message)
            return
          case 'step':
            clearTimeout(timer)
            onStep?.(message.report)
            return
          case 'output':
            chunks.push(message.chunk)
            return
          case 'finished':
            release()
            resolve(withChunkedText(message.outcome, chunks) as Outcome<Result>)
            return
          case 'crashed':
            terminate()
            reject(new Error(message.reason))
        }
      }
    })
  }
}

function withChunkedText(outcome: Outcome<unknown>, chunks: readonly string[]): Outcome<unknown> {
  return outcome.ok && chunks.length > 0 ? { ok: true, result: withChunks(outcome.result as object, chunks) } : outcome
}
