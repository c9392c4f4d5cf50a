import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { TextSource } from '#core/text-source.ts'
import type { OptionValues } from '#core/options.ts'
import type { Engine, Tool } from '#core/tool.ts'
import type { Outcome } from '#core/outcome.ts'
import { EngineRunner, type FileResult, type InputSources } from './engine-runner.ts'
import type { Progress } from './messages.ts'

/** Work that takes longer than this is shown, with a way to end it. */
const progressDelay = 300

/** Gives the outcome, or nothing when a newer run or Cancel came first. */
type Run<T extends Tool, Result> = (
  input: InputSources<T['inputs']>,
  options: OptionValues<T['options']>,
) => Promise<Outcome<Result> | undefined>

export interface EngineHandle<T extends Tool, Result> {
  /** At once, for a person who asked for it. */
  readonly run: Run<T, Result>
  /** While a person types: with a large text they are waited for. */
  readonly runLive: Run<T, Result>
  /** The same for a file that is worked through chunk by chunk, by an engine that can stream. */
  readonly runFile: (
    file: Blob,
    options: OptionValues<T['options']>,
  ) => Promise<Outcome<FileResult<Result>> | undefined>
  /** The person ends the run. */
  readonly cancel: () => void
  /** Nobody needs the run any longer. */
  readonly cancelSilently: () => void
  readonly print: (result: Result) => string
  /** Present while a run takes long enough to be worth showing. */
  readonly visibleProgress: Progress | true | undefined
  /** The person ended the last run. */
  readonly isCancelled: boolean
  /** What is shown is older than what was typed: a run takes its time, or was ended. */
  readonly isStale: boolean
}

/** The one way from a view to its engine. */
export function useEngine<T extends Tool, Result>(
  id: string,
  tool: T,
  engine: Engine<T, Result>,
): EngineHandle<T, Result> {
  const runner = useMemo(() => new EngineRunner<T['inputs'], T, Result>(id, tool, engine), [id, tool, engine])
  const [visibleProgress, setVisibleProgress] = useState<Progress | true>()
  const [isCancelled, setIsCancelled] = useState(false)
  const newestRun = useRef(0)

  useEffect(
    () => () => {
      runner.cancel()
    },
    [runner],
  )

  /** Follows a run from its start to its end. */
  const trackRun = useCallback(
    async <R>(work: (onProgress: (progress: Progress) => void) => Promise<Outcome<R> | undefined>) => {
      const runNumber = ++newestRun.current
      setIsCancelled(false)
      const isNewest = () => runNumber === newestRun.current
      const timer = setTimeout(() => {
        if (isNewest()) setVisibleProgress((current) => current ?? true)
      }, progressDelay)
      try {
        return await work((progress) => {
          if (isNewest()) setVisibleProgress((current) => current && progress)
        })
      } catch (error) {
        // The text stays as it is and the page stays alive; the log keeps what went wrong.
        console.error(error)
        return { ok: false, message: `This should not have happened. ${String(error)}` } as const
      } finally {
        clearTimeout(timer)
        if (isNewest()) setVisibleProgress(undefined)
      }
    },
    [],
  )

  const run = useCallback<Run<T, Result>>(
    (input, options) => trackRun((onProgress) => runner.run(input, options, { onProgress, isLive: false })),
    [trackRun, runner],
  )

  const runLive = useCallback<Run<T, Result>>(
    (input, options) => trackRun((onProgress) => runner.run(input, options, { onProgress, isLive: true })),
    [trackRun, runner],
  )

  const runFile = useCallback(
    (file: Blob, options: OptionValues<T['options']>) => {
      const inputKind = Object.values(tool.inputs)[0]?.kind ?? 'bytes'
      return trackRun((onProgress) => runner.runFile({ file, inputKind }, options, onProgress))
    },
    [trackRun, runner, tool],
  )

  const cancelSilently = useCallback(() => {
    runner.cancel()
  }, [runner])

  const cancel = useCallback(() => {
    runner.cancel()
    setIsCancelled(true)
  }, [runner])

  return useMemo(
    () => ({
      ...{ run, runLive, runFile, cancel, cancelSilently, visibleProgress, isCancelled },
      isStale: visibleProgress !== undefined || isCancelled,
      print: (result: Result) => engine.print(result),
    }),
    [run, runLive, runFile, cancel, cancelSilently, visibleProgress, isCancelled, engine],
  )
}

/** The outcome for what is typed right now; while a newer one is worked out the last one stays. */
export function useLiveOutcome<I extends object, O extends object, Result>(
  { runLive }: { readonly runLive: (input: I, options: O) => Promise<Outcome<Result> | undefined> },
  /** Nothing as long as there is nothing to work out. */
  input: I | undefined,
  options: O,
): Outcome<Result> | undefined {
  const [outcome, setOutcome] = useState<Outcome<Result>>()
  // Views make these objects anew at each render; what they hold decides whether there is anything new to work out.
  const stableInput = useStableValue(input)
  // Once there is something to work out again, the last outcome has nothing to do with it.
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

/** What an engine handle can do with a file. */
interface FileEngine<O, Result> {
  readonly runFile: (file: Blob, options: O) => Promise<Outcome<FileResult<Result>> | undefined>
  readonly cancelSilently: () => void
}

/** The outcome for an opened file; while a newer one is worked out the last one stays. */
export function useFileOutcome<O extends object, Result>(
  { runFile, cancelSilently }: FileEngine<O, Result>,
  file: Blob | undefined,
  options: O,
): Outcome<FileResult<Result>> | undefined {
  const [latest, setLatest] = useState<{ readonly file: Blob; readonly outcome: Outcome<FileResult<Result>> }>()
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

/** The same on demand, for a tool that changes a file: what was made goes when the file or an option is another. */
export function useFileRun<O extends object, Result>(
  { runFile, cancelSilently }: FileEngine<O, Result>,
  file: Blob | undefined,
  options: O,
): { outcome: Outcome<FileResult<Result>> | undefined; start: () => Promise<Outcome<FileResult<Result>> | undefined> } {
  const [latest, setLatest] = useState<{ file: Blob; options: O; outcome: Outcome<FileResult<Result>> }>()
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

/** The live outcome for a file, if one is open, or else for the text. */
export function useTextOrFileOutcome<O extends object, Result>(
  handle: FileEngine<O, Result> & {
    readonly runLive: (input: { readonly text: TextSource }, options: O) => Promise<Outcome<Result> | undefined>
  },
  /** No text as long as there is nothing to work out. */
  { text, file }: { readonly text: TextSource | undefined; readonly file: Blob | undefined },
  options: O,
): Outcome<Result> | undefined {
  const textOutcome = useLiveOutcome(handle, file || text === undefined ? undefined : { text }, options)
  const fileOutcome = useFileOutcome(handle, file, options)
  if (!file) return textOutcome
  return fileOutcome?.ok ? { ok: true, result: fileOutcome.result.result } : fileOutcome
}

function useStableValue<V extends object | undefined>(value: V): V {
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
