import type { Progress } from '#core/format.ts'
import { withChunks } from '#core/long-text/chunked-result.ts'
import type { LongText } from '#core/long-text/long-text.ts'
import type { Outcome } from '#core/tool/outcome.ts'
import { endWorker, engineWorker, EngineUnavailable, prepareEngine, send } from './engine-worker.ts'
import type { Numbered, StepReport, WorkerResponse, WorkRequest } from './messages.ts'
import { timeLimitMessage } from './time-limit.ts'

/** How long a cancelled run may go on before its worker is ended. A new worker would cost the next run more time. */
const patience = 200

/** Grace period in milliseconds after a time limit, for a response that is already on its way. */
const gracePeriod = 50

/** How long sending a text to the worker may block the page before yielding, in milliseconds. */
const maxSendTime = 8

type InputsByName = Readonly<Record<string, LongText | Uint8Array>>

interface RunSettings {
  readonly input?: InputsByName
  /** The ids of engines to load while the run waits. */
  readonly ids?: readonly string[]
  readonly signal: AbortSignal
  /** How long to wait before the inputs are sent, in milliseconds. */
  readonly debounce?: number
  readonly onProgress: (progress: Progress) => void
  /** Called with the result of each step of a recipe. */
  readonly onStep?: (report: StepReport) => void
  /** Restarts the time limit on every progress report, so that it stops runs that hang but not runs that take long. */
  readonly restartsOnProgress?: true
}

function delay(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Runs take turns: the worker has one at a time. */
let lastTurn = Promise.resolve()

/**
 * Runs an engine in the worker. Resolves with undefined if the run was cancelled, which it is also while it waits for its
 * turn. If the worker or the engine cannot be loaded, it is tried once more, in a new worker.
 */
export async function runInWorker<Result>(
  request: WorkRequest,
  settings: RunSettings,
): Promise<Outcome<Result> | undefined> {
  const { ids = [], signal, debounce = 0 } = settings
  ids.forEach(prepareEngine)
  if (debounce > 0) await delay(debounce)
  return new Promise((resolve, reject) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined))
    const takeTurn = async () => {
      if (!signal.aborted) await runOnWorker(request, settings, resolve)
    }
    lastTurn = lastTurn
      .then(takeTurn)
      .catch((error: unknown) => {
        if (error instanceof EngineUnavailable) return takeTurn()
        throw error
      })
      .catch(reject)
  })
}

/** Strings are short, so they are sent whole. Long texts are already in chunks. */
function chunksOfInput(value: LongText | Uint8Array): Iterable<string | Uint8Array> {
  return typeof value === 'string' || value instanceof Uint8Array ? [value] : value.chunks()
}

/** Sends the inputs in chunks and yields to the main thread in between. */
async function sendInputs(worker: Worker, run: number, input: InputsByName, signal: AbortSignal): Promise<void> {
  let lastYield = performance.now()
  for (const [name, value] of Object.entries(input)) {
    for (const chunk of chunksOfInput(value)) {
      send(worker, run, { kind: 'input', name, chunk })
      if (performance.now() - lastYield < maxSendTime) continue
      await delay()
      if (signal.aborted) return
      lastYield = performance.now()
    }
  }
}

let lastRun = 0

/** Resolves when the worker can take the next run: with the outcome, or after a cancelled run has ended. */
function runOnWorker<Result>(
  request: WorkRequest,
  { input = {}, signal, onProgress, onStep, restartsOnProgress }: RunSettings,
  settle: (outcome: Outcome<Result>) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = engineWorker()
    const run = ++lastRun
    const chunks: string[] = []
    let isBusy = false
    let timeLimit: number | undefined
    let timer: ReturnType<typeof setTimeout> | undefined

    const release = () => {
      clearTimeout(timer)
      worker.onmessage = null
      worker.onerror = null
      signal.removeEventListener('abort', cancel)
      resolve()
    }
    const end = () => {
      endWorker(worker)
      release()
    }
    const fail = (error: Error) => {
      reject(error)
      end()
    }
    const cancel = () => {
      clearTimeout(timer)
      if (isBusy) {
        timer = setTimeout(end, patience)
      } else {
        send(worker, run, { kind: 'discard' })
        release()
      }
    }
    const stop = (limit: number) => {
      settle({ ok: false, message: timeLimitMessage(limit) })
      end()
    }
    const startTimer = () => {
      const limit = timeLimit
      if (signal.aborted || limit === undefined) return
      clearTimeout(timer)
      // If the main thread was busy, messages that have already arrived are handled first.
      timer = setTimeout(() => {
        timer = setTimeout(() => stop(limit), gracePeriod)
      }, limit)
    }
    const handle = (message: WorkerResponse) => {
      switch (message.kind) {
        case 'started':
          timeLimit = message.timeLimit
          startTimer()
          return
        case 'progress':
          if (restartsOnProgress) startTimer()
          onProgress(message)
          return
        case 'step':
          if (!signal.aborted) clearTimeout(timer)
          onStep?.(message.report)
          return
        case 'output':
          chunks.push(message.chunk)
          return
        case 'finished':
          settle(withChunkedText(message.outcome, chunks) as Outcome<Result>)
          release()
          return
        case 'unavailable':
          fail(new EngineUnavailable(message.reason))
          return
        case 'crashed':
          fail(new Error(message.reason))
      }
    }

    signal.addEventListener('abort', cancel)
    worker.onmessage = ({ data }: MessageEvent<Numbered<WorkerResponse>>) => {
      if (data.run === run) handle(data.message)
    }
    // A script that could not be loaded has no message.
    worker.onerror = ({ message }: Partial<ErrorEvent>) =>
      fail(message === undefined ? new EngineUnavailable('The worker could not start.') : new Error(message))
    void sendInputs(worker, run, input, signal).then(() => {
      if (signal.aborted) return
      isBusy = true
      send(worker, run, request)
    })
  })
}

function withChunkedText(outcome: Outcome<unknown>, chunks: readonly string[]): Outcome<unknown> {
  return outcome.ok && chunks.length > 0 ? { ok: true, result: withChunks(outcome.result as object, chunks) } : outcome
}
