import type { TextSource } from '#core/text-source.ts'
import type { OptionValues } from '#core/options.ts'
import { type Engine, type Input, type Inputs, type InputValues, timeLimitOf, type Tool } from '#core/tool.ts'
import type { Outcome } from '#core/outcome.ts'
import { attempt } from './attempt.ts'
import { createEngineContext } from './engine-context.ts'
import type { Progress } from './messages.ts'
import { settleTime } from './settle-time.ts'
import { WorkerRun } from './worker-run.ts'

/** Inputs as the page holds them: long texts are in chunks. */
export type HeldInputs<I extends Inputs> = {
  readonly [K in keyof I]: I[K]['kind'] extends 'bytes' ? Uint8Array | TextSource : TextSource
}

/** The result of a file run, with the text or bytes the engine yielded, if any. */
export interface FileResult<Result> {
  readonly result: Result
  readonly output?: Blob
}

/** Up to this many characters any engine finishes within a frame, sooner than a worker could answer. */
const defaultPageLimit = 32 * 1024

/** Texts longer than this are debounced while typing. */
const settleLimit = 256 * 1024

/** How long sending a text to the worker may block the page before it yields, in milliseconds. */
const handOverTime = 8

function pause(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** A text that is one string is short; a long one is held in chunks. */
function chunksIn(value: TextSource | Uint8Array): Iterable<string | Uint8Array> {
  return typeof value === 'string' || value instanceof Uint8Array ? [value] : value.chunks()
}

/** Sends the inputs to the worker in chunks, yielding to the page in between. */
async function sendInputs(
  run: WorkerRun<unknown>,
  input: Readonly<Record<string, TextSource | Uint8Array>>,
  signal: AbortSignal,
): Promise<void> {
  let yielded = performance.now()
  for (const [name, value] of Object.entries(input)) {
    for (const chunk of chunksIn(value)) {
      run.send({ kind: 'input', name, chunk })
      if (performance.now() - yielded < handOverTime) continue
      await pause()
      if (signal.aborted) return
      yielded = performance.now()
    }
  }
}

/** Runs one tool's engine, on the page or in a worker. A new run cancels the one before. */
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

  #restart(): AbortSignal {
    this.cancel()
    this.#abort = new AbortController()
    return this.#abort.signal
  }

  /** The outcome, or nothing when a newer run or Cancel came first. With `mayTypeOn`, large texts are debounced. */
  async run(
    input: HeldInputs<T['inputs']>,
    options: OptionValues<T['options']>,
    { onProgress, mayTypeOn }: { readonly onProgress: (progress: Progress) => void; readonly mayTypeOn: boolean },
  ): Promise<Outcome<Result> | undefined> {
    const signal = this.#restart()
    const values: readonly (TextSource | Uint8Array)[] = Object.values(input)
    const length = values.reduce((sum, value) => sum + value.length, 0)
    const timeLimit = timeLimitOf(this.#tool, options)
    const settle = mayTypeOn ? this.#timeToSettle(length) : 0
    const { mainThreadLimit = defaultPageLimit } = this.#tool
    const isShort = length <= mainThreadLimit && values.every((value) => typeof value === 'string')
    const runsHere = isShort && this.#tool.runsInWorker !== true && timeLimit === undefined
    const outcome = runsHere
      ? await attempt(() =>
          this.#engine.run(input as InputValues<T['inputs']>, options, createEngineContext({ signal })),
        )
      : await this.#runInWorker(input, options, { signal, settle, onProgress, timeLimit })
    return signal.aborted ? undefined : outcome
  }

  /** How long to wait in case the user is still typing. */
  #timeToSettle(length: number): number {
    const last = this.#lastRun
    this.#lastRun = performance.now()
    return length > settleLimit ? settleTime(this.#lastRun - last) : 0
  }

  async #runInWorker(
    input: HeldInputs<T['inputs']>,
    options: OptionValues<T['options']>,
    {
      signal,
      settle,
      onProgress,
      timeLimit,
    }: {
      readonly signal: AbortSignal
      readonly settle: number
      readonly onProgress: (progress: Progress) => void
      readonly timeLimit: number | undefined
    },
  ): Promise<Outcome<Result> | undefined> {
    const run = new WorkerRun<Result>(signal, { onProgress, timeLimit })
    const prepare = async () => {
      // Starting a worker and loading the engine takes about as long as the debounce.
      run.send({ kind: 'load', id: this.#id })
      if (settle > 0) await pause(settle)
      await sendInputs(run, input, signal)
      run.send({ kind: 'run', id: this.#id, options })
    }
    const [outcome] = await Promise.all([run.outcome, prepare()])
    return outcome
  }

  /** Streams a file through the engine without ever holding all of it. */
  async runFile(
    { file, holds }: { readonly file: Blob; readonly holds: Input['kind'] },
    options: OptionValues<T['options']>,
    onProgress: (progress: Progress) => void,
  ): Promise<Outcome<FileResult<Result>> | undefined> {
    const signal = this.#restart()
    const timeLimit = timeLimitOf(this.#tool, options)
    const run = new WorkerRun<FileResult<Result>>(signal, { onProgress, timeLimit, limitsSteps: true })
    const settle = this.#timeToSettle(file.size)
    const start = async () => {
      if (settle > 0) await pause(settle)
      run.send({ kind: 'file', id: this.#id, options, file, holds })
    }
    const [outcome] = await Promise.all([run.outcome, start()])
    return signal.aborted ? undefined : outcome
  }
}
