import type { Progress } from '#core/format.ts'
import type { TextSource } from '#core/long-text/text-source.ts'
import type { OptionValues } from '#core/tool/options.ts'
import { type Inputs, type InputValues, timeLimitOf, type Tool } from '#core/tool/manifest.ts'
import type { Outcome } from '#core/tool/outcome.ts'
import { attempt } from './attempt.ts'
import { createEngineContext } from './engine-context.ts'
import type { PageEngine } from './lazy-engine.ts'
import { runInWorker } from './run-in-worker.ts'
import { RunSequence } from './run-sequence.ts'

/** Inputs as the page stores them: long texts are in chunks. */
export type InputSources<I extends Inputs> = {
  readonly [K in keyof I]: I[K]['kind'] extends 'bytes' ? Uint8Array | TextSource : TextSource
}

/** The result of running an engine on a file, with the text or bytes that the engine yielded, if any. */
export interface FileResult<Result> {
  readonly result: Result
  readonly output?: Blob
}

/** A file, and the encoding that the user chose if it is text but not UTF-8. */
export type SourceFile = Blob & { readonly encoding?: string }

/** Up to this many characters, any engine finishes within a frame and before a worker could respond. */
const defaultMainThreadLimit = 32 * 1024

/** Runs one tool's engine on the main thread or in a worker. A new run cancels the previous one. */
export class EngineRunner<I extends Inputs, T extends Tool<I>, Result> {
  readonly #id: string
  readonly #engine: PageEngine<T, Result>
  readonly #tool: T
  readonly #runs = new RunSequence()

  constructor(id: string, tool: T, engine: PageEngine<T, Result>) {
    this.#id = id
    this.#tool = tool
    this.#engine = engine
  }

  cancel() {
    this.#runs.cancel()
  }

  /** Returns the outcome, or undefined if the run was cancelled. With `isLive`, large texts are debounced. */
  async run(
    input: InputSources<T['inputs']>,
    options: OptionValues<T['options']>,
    { onProgress, isLive }: { readonly onProgress: (progress: Progress) => void; readonly isLive: boolean },
  ): Promise<Outcome<Result> | undefined> {
    const signal = this.#runs.start()
    const values: readonly (TextSource | Uint8Array)[] = Object.values(input)
    const length = values.reduce((sum, value) => sum + value.length, 0)
    const timeLimit = timeLimitOf(this.#tool, options)
    const debounce = isLive ? this.#runs.debounceDelay(length) : 0
    const { mainThreadLimit = defaultMainThreadLimit } = this.#tool
    const isShort = length <= mainThreadLimit && values.every((value) => typeof value === 'string')
    const runsOnMainThread = isShort && this.#tool.needsWebAssembly !== true && timeLimit === undefined
    const outcome = runsOnMainThread
      ? await attempt(() =>
          this.#engine.run(input as InputValues<T['inputs']>, options, createEngineContext({ signal })),
        )
      : await this.#runInWorker<Result>(
          { kind: 'run', id: this.#id, options, timeLimit },
          { input, ids: [this.#id], signal, debounce, onProgress },
        )
    return signal.aborted ? undefined : outcome
  }

  /** Streams a file through the engine without loading all of it into memory. */
  async runFile(
    file: SourceFile,
    options: OptionValues<T['options']>,
    onProgress: (progress: Progress) => void,
  ): Promise<Outcome<FileResult<Result>> | undefined> {
    const signal = this.#runs.start()
    const timeLimit = timeLimitOf(this.#tool, options)
    const outcome = await this.#runInWorker<FileResult<Result>>(
      { kind: 'file', id: this.#id, options, file, tool: this.#tool, encoding: file.encoding, timeLimit },
      { signal, debounce: this.#runs.debounceDelay(file.size), onProgress, restartsOnProgress: true },
    )
    return signal.aborted ? undefined : outcome
  }

  /** The page loads its own copy of the engine meanwhile, to print the result. */
  async #runInWorker<R>(...args: Parameters<typeof runInWorker>): Promise<Outcome<R> | undefined> {
    const [outcome] = await Promise.all([runInWorker<R>(...args), this.#engine.load?.()])
    return outcome
  }
}
