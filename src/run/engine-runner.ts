import type { HeldText } from '#core/held-text.ts'
import type { OptionValues } from '#core/options.ts'
import { type Engine, type Input, type Inputs, type InputValues, timeLimitOf, type Tool } from '#core/tool.ts'
import type { Outcome } from '#core/outcome.ts'
import { withPieces } from '#core/text-in-pieces.ts'
import { attempt } from './attempt.ts'
import { createHost } from './host.ts'
import type { Order, Progress, Report } from './messages.ts'
import { settleTime } from './settle-time.ts'
import { timeLimitMessage } from './time-limit.ts'

/** Inputs as the page holds them: texts may be in slices. */
export type HeldInputs<I extends Inputs> = {
  readonly [K in keyof I]: I[K]['kind'] extends 'bytes' ? Uint8Array | HeldText : HeldText
}

/** What came of a file: the result, and the text or bytes made of it where the engine makes any. */
export interface FileResult<Result> {
  readonly result: Result
  readonly output?: Blob
}

/** What is done about a run while it goes on. */
interface Watch {
  readonly onProgress: (progress: Progress) => void
  readonly timeLimit: number | undefined
  /** The limit counts anew from every step: it is for a run that is stuck, not for one that has a long way to go. */
  readonly limitsSteps?: true
}

/** Up to this many characters any engine is done within a frame, sooner than a worker could be asked. */
const pageLimit = 32 * 1024

/** Past this size a person who is still typing is not answered between two keys. */
const settleLimit = 256 * 1024

/** How long a worker's answer may wait to be heard when its time is up. */
const hearingTime = 50

/** How long the page may be kept from drawing while a text is handed over. */
const handOverTime = 8

// One worker is kept warm between runs; starting one takes longer than most runs.
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

function order(worker: Worker, message: Order) {
  worker.postMessage(message)
}

function pause(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** A text that is one string is short; a long one is held in slices. */
function slicesOf(value: HeldText | Uint8Array): Iterable<string | Uint8Array> {
  return typeof value === 'string' || value instanceof Uint8Array ? [value] : value.slices()
}

/** Gives the inputs to a worker slice by slice, letting the page breathe in between. False when it was called off. */
async function handOver(worker: Worker, input: Readonly<Record<string, HeldText | Uint8Array>>, signal: AbortSignal) {
  let breathed = performance.now()
  for (const [name, value] of Object.entries(input)) {
    for (const slice of slicesOf(value)) {
      order(worker, { kind: 'slice', input: name, slice })
      if (performance.now() - breathed < handOverTime) continue
      await pause()
      if (signal.aborted) return false
      breathed = performance.now()
    }
  }
  return true
}

function withText(outcome: Outcome<unknown>, pieces: readonly string[]): Outcome<unknown> {
  return outcome.ok && pieces.length > 0 ? { ok: true, result: withPieces(outcome.result as object, pieces) } : outcome
}

/** Runs one tool's engine wherever it fits. The newest run wins: an older one is ended and answers nothing. */
export class EngineRunner<I extends Inputs, T extends Tool<I>, Result> {
  readonly #id: string
  readonly #engine: Engine<T, Result>
  readonly #tool: T
  #abort = new AbortController()
  #lastRun = -Infinity

  constructor(id: string, tool: T, engine: Engine<T, Result>) {
    this.#id = id
    this.#tool = tool
    this.#engine = engine
  }

  cancel() {
    this.#abort.abort()
  }

  /** The outcome, or nothing when a newer run or Cancel came first. Who may still be typing is waited for. */
  async run(
    input: HeldInputs<T['inputs']>,
    options: OptionValues<T['options']>,
    { onProgress, mayTypeOn }: { readonly onProgress: (progress: Progress) => void; readonly mayTypeOn: boolean },
  ): Promise<Outcome<Result> | undefined> {
    this.cancel()
    this.#abort = new AbortController()
    const { signal } = this.#abort
    const values: readonly (HeldText | Uint8Array)[] = Object.values(input)
    const length = values.reduce((sum, value) => sum + value.length, 0)
    const timeLimit = timeLimitOf(this.#tool, options)
    const settle = mayTypeOn ? this.#timeToSettle(length) : 0
    const isShort = length <= pageLimit && values.every((value) => typeof value === 'string')
    const runsHere = isShort && this.#tool.runsInWorker !== true && timeLimit === undefined
    const outcome = runsHere
      ? await attempt(() => this.#engine.run(input as InputValues<T['inputs']>, options, createHost({ signal })))
      : await this.#runInWorker(input, options, signal, { onProgress, timeLimit, settle })
    return signal.aborted ? undefined : outcome
  }

  /** How long to wait for a person who may still be typing. */
  #timeToSettle(length: number): number {
    const last = this.#lastRun
    this.#lastRun = performance.now()
    return length > settleLimit ? settleTime(this.#lastRun - last) : 0
  }

  /** Works through a file without ever holding all of it. */
  async runFile(
    { file, holds }: { readonly file: Blob; readonly holds: Input['kind'] },
    options: OptionValues<T['options']>,
    onProgress: (progress: Progress) => void,
  ): Promise<Outcome<FileResult<Result>> | undefined> {
    this.cancel()
    this.#abort = new AbortController()
    const { signal } = this.#abort
    const watch = { onProgress, timeLimit: timeLimitOf(this.#tool, options), limitsSteps: true } as const
    const settle = this.#timeToSettle(file.size)
    const outcome = await this.#inWorker<FileResult<Result>>(signal, watch, async () => {
      if (settle > 0) await pause(settle)
      return { kind: 'file', id: this.#id, options, file, holds }
    })
    return signal.aborted ? undefined : outcome
  }

  async #runInWorker(
    input: HeldInputs<T['inputs']>,
    options: OptionValues<T['options']>,
    signal: AbortSignal,
    { settle, ...watch }: Watch & { readonly settle: number },
  ): Promise<Outcome<Result> | undefined> {
    return this.#inWorker<Result>(signal, watch, async (worker) => {
      // A worker takes as long to start and to load the engine as a person takes to type on.
      order(worker, { kind: 'load', id: this.#id })
      if (settle > 0) await pause(settle)
      if (signal.aborted || !(await handOver(worker, input, signal))) return undefined
      return { kind: 'run', id: this.#id, options }
    })
  }

  /** Gives a worker what `prepare` makes ready for it. Until then it has nothing to do, and outlives a run called off. */
  async #inWorker<R>(
    signal: AbortSignal,
    watch: Watch,
    prepare: (worker: Worker) => Promise<Order | undefined>,
  ): Promise<Outcome<R> | undefined> {
    const worker = takeWorker()
    let canGoOn = true
    const end = () => {
      if (!canGoOn) {
        worker.terminate()
        return
      }
      order(worker, { kind: 'forget' })
      returnWorker(worker)
    }
    signal.addEventListener('abort', end)
    try {
      const answer = this.#answerOf<R>(worker, signal, watch)
      // A worker that breaks while it is being handed a long text is heard of below.
      answer.catch(() => { canGoOn = false })
      const asked = await prepare(worker)
      if (asked && !signal.aborted) {
        canGoOn = false
        order(worker, asked)
      }
      return await answer
    } finally {
      signal.removeEventListener('abort', end)
    }
  }

  #answerOf<R>(
    worker: Worker,
    signal: AbortSignal,
    { onProgress, timeLimit, limitsSteps }: Watch,
  ): Promise<Outcome<R> | undefined> {
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const pieces: string[] = []
      const leave = () => {
        clearTimeout(timer)
        worker.onmessage = null
        worker.onerror = null
        signal.removeEventListener('abort', abandon)
      }
      const abandon = () => {
        leave()
        resolve(undefined)
      }
      const stop = (limit: number) => {
        leave()
        worker.terminate()
        resolve({ ok: false, message: timeLimitMessage(limit) })
      }
      const startTimer = () => {
        clearTimeout(timer)
        if (timeLimit === undefined) return
        // A page that was busy itself first hears what the worker has said meanwhile.
        timer = setTimeout(() => { timer = setTimeout(stop, hearingTime, timeLimit) }, timeLimit)
      }
      signal.addEventListener('abort', abandon)
      worker.onerror = (event) => {
        leave()
        worker.terminate()
        reject(new Error(event.message))
      }
      worker.onmessage = ({ data: report }: MessageEvent<Report>) => {
        switch (report.kind) {
          case 'started':
            startTimer()
            return
          case 'progress':
            if (limitsSteps) startTimer()
            onProgress(report)
            return
          case 'piece':
            pieces.push(report.piece)
            return
          case 'finished':
            leave()
            returnWorker(worker)
            resolve(withText(report.outcome, pieces) as Outcome<R>)
            return
          case 'broken':
            leave()
            worker.terminate()
            reject(new Error(report.reason))
        }
      }
    })
  }
}
