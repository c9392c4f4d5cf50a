import type { TextSource } from '#core/text-source.ts'
import type { OptionValues } from '#core/options.ts'
import { type Engine, type Input, type Inputs, type InputValues, timeLimitOf, type Tool } from '#core/tool.ts'
import type { Outcome } from '#core/outcome.ts'
import { attempt } from './attempt.ts'
import { createEngineContext } from './engine-context.ts'
import type { Progress } from './messages.ts'
import { debounceDelay } from './debounce-delay.ts'
import { WorkerRun } from './worker-run.ts'

/** Inputs as the page stores them: long texts are in chunks. */
export type InputSources<I extends Inputs> = {
  readonly [K in keyof I]: I[K]['kind'] extends 'bytes' ? Uint8Array | TextSource : TextSource
}

/** The result of running an engine on a file, with the text or bytes that the engine yielded, if any. */
export interface FileResult<Result> {
  readonly result: Result
  readonly output?: Blob
}

/** Up to this many characters, any engine finishes within a frame and before a worker could respond. */
const defaultMainThreadLimit = 32 * 1024

/** Texts longer than this are debounced while typing. */
const debounceLimit = 256 * 1024

/** How long sending a text to the worker may block the page before yielding, in milliseconds. */
const maxSendTime = 8

function delay(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Strings are short, so they are sent whole. Long texts are already in chunks. */
function chunksOfInput(value: TextSource | Uint8Array): Iterable<string | Uint8Array> {
  return typeof value === 'string' || value instanceof Uint8Array ? [value] : value.chunks()
}

/** Sends the inputs to the worker in chunks and yields to the main thread in between. */
async function sendInputs(
  run: WorkerRun<unknown>,
  input: Readonly<Record<string, TextSource | Uint8Array>>,
  signal: AbortSignal,
): Promise<void> {
  let lastYield = performance.now()
  for (const [name, value] of Object.entries(input)) {
    for (const chunk of chunksOfInput(value)) {
      run.send({ kind: 'input', name, chunk })
      if (performance.now() - lastYield < maxSendTime) continue
      await delay()
      if (signal.aborted) return
      lastYield = performance.now()
    }
  }
}

/** Runs one tool's engine on the main thread or in a worker. A new run cancels the previous one. */
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

  /** Returns the outcome, or undefined if the run was cancelled. With `isLive`, large texts are debounced. */
  async run(
    input: InputSources<T['inputs']>,
    options: OptionValues<T['options']>,
    { onProgress, isLive }: { readonly onProgress: (progress: Progress) => void; readonly isLive: boolean },
  ): Promise<Outcome<Result> | undefined> {
    const signal = this.#restart()
    const values: readonly (TextSource | Uint8Array)[] = Object.values(input)
    const length = values.reduce((sum, value) => sum + value.length, 0)
    const timeLimit = timeLimitOf(this.#tool, options)
    const debounce = isLive ? this.#debounceDelay(length) : 0
    const { mainThreadLimit = defaultMainThreadLimit } = this.#tool
    const isShort = length <= mainThreadLimit && values.every((value) => typeof value === 'string')
    const runsOnMainThread = isShort && this.#tool.runsInWorker !== true && timeLimit === undefined
    const outcome = runsOnMainThread
      ? await attempt(() =>
          this.#engine.run(input as InputValues<T['inputs']>, options, createEngineContext({ signal })),
        )
      : await this.#runInWorker(input, options, { signal, debounce, onProgress, timeLimit })
    return signal.aborted ? undefined : outcome
  }

  /** Returns how long to wait in case the user is still typing, in milliseconds. */
  #debounceDelay(length: number): number {
    const last = this.#lastRun
    this.#lastRun = performance.now()
    return length > debounceLimit ? debounceDelay(this.#lastRun - last) : 0
  }

  async #runInWorker(
    input: InputSources<T['inputs']>,
    options: OptionValues<T['options']>,
    {
      signal,
      debounce,
      onProgress,
      timeLimit,
    }: {
      readonly signal: AbortSignal
      readonly debounce: number
      readonly onProgress: (progress: Progress) => void
      readonly timeLimit: number | undefined
    },
  ): Promise<Outcome<Result> | undefined> {
    const run = new WorkerRun<Result>(signal, { onProgress, timeLimit })
    const prepare = async () => {
      // Loading the engine takes about as long as the debounce delay, so both happen at the same time.
      run.send({ kind: 'load', id: this.#id })
      if (debounce > 0) await delay(debounce)
      await sendInputs(run, input, signal)
      run.send({ kind: 'run', id: this.#id, options })
    }
    const [outcome] = await Promise.all([run.outcome, prepare()])
    return outcome
  }

  /** Streams a file through the engine without loading all of it into memory. */
  async runFile(
    { file, inputKind }: { readonly file: Blob; readonly inputKind: Input['kind'] },
    options: OptionValues<T['options']>,
    onProgress: (progress: Progress) => void,
  ): Promise<Outcome<FileResult<Result>> | undefined> {
    const signal = this.#restart()
    const timeLimit = timeLimitOf(this.#tool, options)
    const run = new WorkerRun<FileResult<Result>>(signal, { onProgress, timeLimit, restartsOnProgress: true })
    const debounce = this.#debounceDelay(file.size)
    const start = async () => {
      if (debounce > 0) await delay(debounce)
      run.send({ kind: 'file', id: this.#id, options, file, inputKind })
    }
    const [outcome] = await Promise.all([run.outcome, start()])
    return signal.aborted ? undefined : outcome
  }
}
