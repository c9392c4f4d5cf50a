import { useCallback, useEffect, useMemo, useState } from 'react'
import type { LongText } from '#core/long-text/long-text.ts'
import type { OptionValues } from '#core/tool/options.ts'
import { type Inputs, timeLimitOf, type Tool } from '#core/tool/manifest.ts'
import type { Outcome } from '#core/tool/outcome.ts'
import { NewestRun } from './newest-run.ts'
import { runInWorker } from './run-in-worker.ts'
import { type TrackedRuns, useTrackedRuns } from './use-tracked-runs.ts'
import { useWarmWorker } from './use-warm-worker.ts'

/** Inputs as the page stores them: long texts are in chunks. */
export type InputSources<I extends Inputs> = {
  readonly [K in keyof I]: I[K]['kind'] extends 'bytes' ? Uint8Array | LongText : LongText
}

/** The result of running an engine on a file, with the text or bytes that the engine yielded, if any. */
export interface FileResult<Result> {
  readonly result: Result
  readonly output?: Blob
}

/** A file, and the encoding that the user chose if it is text but not UTF-8. */
export type SourceFile = Blob & { readonly encoding?: string }

/** Returns the outcome, or undefined if the run was cancelled. */
type Run<T extends Tool, Result> = (
  input: InputSources<T['inputs']>,
  options: OptionValues<T['options']>,
) => Promise<Outcome<Result> | undefined>

export interface EngineHandle<T extends Tool, Result> extends TrackedRuns {
  /** Runs immediately, for example on a click. */
  readonly run: Run<T, Result>
  /** Runs while the user types; large texts are debounced. */
  readonly runLive: Run<T, Result>
  /** Streams a file without loading all of it into memory; the engine must have `stream`. */
  readonly runFile: (
    file: SourceFile,
    options: OptionValues<T['options']>,
  ) => Promise<Outcome<FileResult<Result>> | undefined>
  readonly print: (result: Result) => string
}

/** Runs a tool's engine in the worker, for its view. A new run cancels the previous one. */
export function useEngine<T extends Tool, Result>(
  id: string,
  tool: T,
  print: (result: Result) => string,
): EngineHandle<T, Result> {
  const newest = useMemo(() => new NewestRun(), [])
  const [trackRun, runs] = useTrackedRuns(newest)
  useWarmWorker(id)

  const start = useCallback(
    (isLive: boolean): Run<T, Result> =>
      (input, options) =>
        trackRun((onProgress) => {
          const signal = newest.start()
          const values: readonly (LongText | Uint8Array)[] = Object.values(input)
          const length = values.reduce((sum, value) => sum + value.length, 0)
          return runInWorker<Result>(
            { kind: 'run', id, options, timeLimit: timeLimitOf(tool, options) },
            { input, ids: [id], signal, debounce: isLive ? newest.debounceDelay(length) : 0, onProgress },
          )
        }),
    [id, tool, newest, trackRun],
  )
  const run = useMemo(() => start(false), [start])
  const runLive = useMemo(() => start(true), [start])

  const runFile = useCallback<EngineHandle<T, Result>['runFile']>(
    (file, options) =>
      trackRun((onProgress) => {
        const signal = newest.start()
        const timeLimit = timeLimitOf(tool, options)
        return runInWorker<FileResult<Result>>(
          { kind: 'file', id, options, file, tool, encoding: file.encoding, timeLimit },
          { signal, debounce: newest.debounceDelay(file.size), onProgress, restartsOnProgress: true },
        )
      }),
    [id, tool, newest, trackRun],
  )

  return useMemo(() => ({ run, runLive, runFile, ...runs, print }), [run, runLive, runFile, runs, print])
}

/** Returns the outcome for the current input. The last outcome stays until a newer one is ready. */
export function useLiveOutcome<I extends object, O extends object, Result>(
  { runLive }: { readonly runLive: (input: I, options: O) => Promise<Outcome<Result> | undefined> },
  /** Undefined if there is no input to process. */
  input: I | undefined,
  options: O,
): Outcome<Result> | undefined {
  const [outcome, setOutcome] = useState<Outcome<Result>>()
  // Views create these objects on every render, so they are compared by content.
  const stableInput = useStableValue(input)
  // An outcome from before the input was removed must not reappear with the next input.
  if (stableInput === undefined && outcome) setOutcome(undefined)
  const stableOptions = useStableValue(options)

  useEffect(() => {
    if (stableInput === undefined) return
    void runLive(stableInput, stableOptions).then((newer) => {
      if (newer) setOutcome(newer)
    })
  }, [runLive, stableInput, stableOptions])

  return stableInput === undefined ? undefined : outcome
}

/** The part of an engine handle that runs files. */
interface FileEngine<O, Result> {
  readonly runFile: (file: SourceFile, options: O) => Promise<Outcome<FileResult<Result>> | undefined>
  readonly cancelSilently: () => void
}

/** Returns the outcome for an opened file. The last outcome stays until a newer one is ready. */
export function useFileOutcome<O extends object, Result>(
  { runFile, cancelSilently }: FileEngine<O, Result>,
  file: SourceFile | undefined,
  options: O,
): Outcome<FileResult<Result>> | undefined {
  const [latest, setLatest] = useState<{ readonly file: SourceFile; readonly outcome: Outcome<FileResult<Result>> }>()
  const stableOptions = useStableValue(options)

  useEffect(() => {
    if (!file) return
    void runFile(file, stableOptions).then((outcome) => {
      if (outcome) setLatest({ file, outcome })
    })
    return cancelSilently
  }, [runFile, cancelSilently, file, stableOptions])

  return latest?.file === file ? latest?.outcome : undefined
}

/** Processes a file on demand, for tools that change files. Choosing another file or option discards the outcome. */
export function useFileRun<O extends object, Result>(
  { runFile, cancelSilently }: FileEngine<O, Result>,
  file: SourceFile | undefined,
  options: O,
): { outcome: Outcome<FileResult<Result>> | undefined; start: () => Promise<Outcome<FileResult<Result>> | undefined> } {
  const [latest, setLatest] = useState<{ file: SourceFile; options: O; outcome: Outcome<FileResult<Result>> }>()
  const stableOptions = useStableValue(options)
  useEffect(() => (file ? cancelSilently : undefined), [cancelSilently, file])

  const start = useCallback(async () => {
    if (!file) return undefined
    setLatest(undefined)
    const outcome = await runFile(file, stableOptions)
    if (outcome) setLatest({ file, options: stableOptions, outcome })
    return outcome
  }, [runFile, file, stableOptions])

  return {
    outcome: latest && latest.file === file && latest.options === stableOptions ? latest.outcome : undefined,
    start,
  }
}

/** Returns the same object as long as its content is the same. */
export function useStableValue<V extends object | undefined>(value: V): V {
  const [stable, setStable] = useState(value)
  const differs = !shallowEqual(value, stable)
  if (differs) setStable(value)
  return differs ? value : stable
}

function shallowEqual(one: object | undefined, other: object | undefined): boolean {
  if (!one || !other) return one === other
  const others = new Map(Object.entries(other))
  return Object.entries(one).every(([key, value]) => others.get(key) === value)
}
