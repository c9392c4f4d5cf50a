import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { TextSource } from '#core/text-source.ts'
import type { OptionValues } from '#core/options.ts'
import type { Engine, Tool } from '#core/tool.ts'
import type { Outcome } from '#core/outcome.ts'
import { EngineRunner, type FileResult, type HeldInputs } from './engine-runner.ts'
import type { Progress } from './messages.ts'

/** Work that takes longer than this is shown, with a way to end it. */
const slowAfter = 300

/** Gives the outcome, or nothing when a newer run or Cancel came first. */
type Run<T extends Tool, Result> = (
  input: HeldInputs<T['inputs']>,
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
  readonly drop: () => void
  readonly print: (result: Result) => string
  /** Present while a run takes long enough to be worth showing. */
  readonly slow: Progress | true | undefined
  /** The person ended the last run. */
  readonly cancelled: boolean
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
  const [slow, setSlow] = useState<Progress | true>()
  const [cancelled, setCancelled] = useState(false)
  const newest = useRef(0)

  useEffect(
    () => () => {
      runner.cancel()
    },
    [runner],
  )

  /** Follows a run from its start to its end. */
  const follow = useCallback(
    async <R>(work: (onProgress: (progress: Progress) => void) => Promise<Outcome<R> | undefined>) => {
      const turn = ++newest.current
      setCancelled(false)
      const isNewest = () => turn === newest.current
      const timer = setTimeout(() => {
        if (isNewest()) setSlow((current) => current ?? true)
      }, slowAfter)
      try {
        return await work((progress) => {
          if (isNewest()) setSlow((current) => current && progress)
        })
      } catch (error) {
        // The text stays as it is and the page stays alive; the log keeps what went wrong.
        console.error(error)
        return { ok: false, message: `This should not have happened. ${String(error)}` } as const
      } finally {
        clearTimeout(timer)
        if (isNewest()) setSlow(undefined)
      }
    },
    [],
  )

  const run = useCallback<Run<T, Result>>(
    (input, options) => follow((onProgress) => runner.run(input, options, { onProgress, mayTypeOn: false })),
    [follow, runner],
  )

  const runLive = useCallback<Run<T, Result>>(
    (input, options) => follow((onProgress) => runner.run(input, options, { onProgress, mayTypeOn: true })),
    [follow, runner],
  )

  const runFile = useCallback(
    (file: Blob, options: OptionValues<T['options']>) => {
      const holds = Object.values(tool.inputs)[0]?.kind ?? 'bytes'
      return follow((onProgress) => runner.runFile({ file, holds }, options, onProgress))
    },
    [follow, runner, tool],
  )

  const drop = useCallback(() => {
    runner.cancel()
  }, [runner])

  const cancel = useCallback(() => {
    runner.cancel()
    setCancelled(true)
  }, [runner])

  return useMemo(
    () => ({
      ...{ run, runLive, runFile, cancel, drop, slow, cancelled },
      isStale: slow !== undefined || cancelled,
      print: (result: Result) => engine.print(result),
    }),
    [run, runLive, runFile, cancel, drop, slow, cancelled, engine],
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
  const held = useStable(input)
  // Once there is something to work out again, the last outcome has nothing to do with it.
  if (held === undefined && outcome) setOutcome(undefined)
  const chosen = useStable(options)

  useEffect(() => {
    if (held === undefined) return
    void runLive(held, chosen).then((newer) => {
      if (newer) setOutcome(newer)
    })
  }, [runLive, held, chosen])

  return held === undefined ? undefined : outcome
}

/** What an engine handle can do with a file. */
interface FileEngine<O, Result> {
  readonly runFile: (file: Blob, options: O) => Promise<Outcome<FileResult<Result>> | undefined>
  readonly drop: () => void
}

/** The outcome for an opened file; while a newer one is worked out the last one stays. */
export function useFileOutcome<O extends object, Result>(
  { runFile, drop }: FileEngine<O, Result>,
  file: Blob | undefined,
  options: O,
): Outcome<FileResult<Result>> | undefined {
  const [kept, setKept] = useState<{ readonly file: Blob; readonly outcome: Outcome<FileResult<Result>> }>()
  const chosen = useStable(options)

  useEffect(() => {
    if (!file) return
    void runFile(file, chosen).then((outcome) => {
      if (outcome) setKept({ file, outcome })
    })
    return drop
  }, [runFile, drop, file, chosen])

  return kept?.file === file ? kept?.outcome : undefined
}

/** The same on demand, for a tool that changes a file: what was made goes when the file or an option is another. */
export function useFileRun<O extends object, Result>(
  { runFile, drop }: FileEngine<O, Result>,
  file: Blob | undefined,
  options: O,
): { outcome: Outcome<FileResult<Result>> | undefined; start: () => Promise<Outcome<FileResult<Result>> | undefined> } {
  const [kept, setKept] = useState<{ file: Blob; options: O; outcome: Outcome<FileResult<Result>> }>()
  const chosen = useStable(options)
  useEffect(() => (file ? drop : undefined), [drop, file])

  const start = useCallback(async () => {
    if (!file) return undefined
    setKept(undefined)
    const outcome = await runFile(file, chosen)
    if (outcome) setKept({ file, options: chosen, outcome })
    return outcome
  }, [runFile, file, chosen])

  return { outcome: kept && kept.file === file && kept.options === chosen ? kept.outcome : undefined, start }
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

function useStable<V extends object | undefined>(value: V): V {
  const [stable, setStable] = useState(value)
  const differs = !holdSame(value, stable)
  if (differs) setStable(value)
  return differs ? value : stable
}

function holdSame(one: object | undefined, other: object | undefined): boolean {
  if (!one || !other) return one === other
  const others = new Map(Object.entries(other))
  return Object.entries(one).every(([key, value]) => others.get(key) === value)
}
