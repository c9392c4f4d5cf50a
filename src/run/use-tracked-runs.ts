import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Progress } from '#core/format.ts'
import type { Outcome } from '#core/tool/outcome.ts'
import { EngineUnavailable } from './engine-worker.ts'

/** Milliseconds before progress and the Cancel button are shown. */
const progressDelay = 300

type TrackRun = <Result>(
  work: (onProgress: (progress: Progress) => void) => Promise<Outcome<Result> | undefined>,
) => Promise<Outcome<Result> | undefined>

export interface TrackedRuns {
  /** Cancels the run at the user's request and sets `isCancelled`. */
  readonly cancel: () => void
  /** Cancels a run whose result is no longer needed. */
  readonly cancelSilently: () => void
  /** Set once a run has taken longer than `progressDelay`, until it ends. `true` until the engine reports progress. */
  readonly visibleProgress: Progress | true | undefined
  /** Whether the user cancelled the last run. */
  readonly isCancelled: boolean
  /** Whether the last run could not start because the engine could not be loaded. */
  readonly isUnavailable: boolean
  /** Whether the shown result is older than the input, because a run is taking long, was cancelled or could not start. */
  readonly isStale: boolean
}

/** Tracks the progress of a runner's runs and turns unexpected errors into outcomes. Unmounting cancels the last run. */
export function useTrackedRuns(runner: { cancel: () => void }): readonly [TrackRun, TrackedRuns] {
  const [visibleProgress, setVisibleProgress] = useState<Progress | true>()
  const [isCancelled, setIsCancelled] = useState(false)
  const [isUnavailable, setIsUnavailable] = useState(false)
  const newestRun = useRef(0)

  useEffect(() => () => runner.cancel(), [runner])

  const trackRun = useCallback<TrackRun>(async (work) => {
    const runNumber = ++newestRun.current
    setIsCancelled(false)
    setIsUnavailable(false)
    const isNewest = () => runNumber === newestRun.current
    const timer = setTimeout(() => {
      if (isNewest()) setVisibleProgress((current) => current ?? true)
    }, progressDelay)
    try {
      return await work((progress) => {
        if (isNewest()) setVisibleProgress((current) => current && progress)
      })
    } catch (error) {
      if (error instanceof EngineUnavailable) {
        if (isNewest()) setIsUnavailable(true)
        return undefined
      }
      // Unexpected: a bug. The text stays unchanged.
      console.error(error)
      return { ok: false, message: `Something went wrong. ${String(error)}` }
    } finally {
      clearTimeout(timer)
      if (isNewest()) setVisibleProgress(undefined)
    }
  }, [])

  const cancelSilently = useCallback(() => runner.cancel(), [runner])

  const cancel = useCallback(() => {
    runner.cancel()
    setIsCancelled(true)
  }, [runner])

  return [
    trackRun,
    useMemo(
      () => ({
        ...{ cancel, cancelSilently, visibleProgress, isCancelled, isUnavailable },
        isStale: visibleProgress !== undefined || isCancelled || isUnavailable,
      }),
      [cancel, cancelSilently, visibleProgress, isCancelled, isUnavailable],
    ),
  ]
}
