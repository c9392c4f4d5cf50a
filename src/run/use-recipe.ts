import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { chunkedResultOf } from '#core/long-text/chunked-result.ts'
import type { Outcome } from '#core/tool/outcome.ts'
import { formatRecipe } from '#core/recipe/format-recipe.ts'
import type { RecipeStep } from '#core/recipe/recipe.ts'
import type { LongText } from '#core/long-text/long-text.ts'
import type { StepReport, TimedTool } from './messages.ts'
import { runInWorker } from './run-in-worker.ts'
import { NewestRun } from './newest-run.ts'
import { type TrackedRuns, useTrackedRuns } from './use-tracked-runs.ts'

export interface RecipeRun extends TrackedRuns {
  /** What came out of each step, by its index. Steps after a mistake have no report. */
  readonly reports: ReadonlyMap<number, StepReport>
  /** The chunks of the last step's output. Undefined before the first run. */
  readonly outcome: Outcome<readonly string[]> | undefined
  /** Runs the recipe again, for steps with a random result. */
  readonly rerun: () => void
}

interface Shown {
  readonly reports: ReadonlyMap<number, StepReport>
  readonly outcome: Outcome<readonly string[]> | undefined
}

const nothing: Shown = { reports: new Map(), outcome: undefined }

/**
 * Runs a recipe in the worker whenever its text or a step that is switched on changes. The last results stay until
 * newer ones are ready.
 */
export function useRecipe(
  steps: readonly RecipeStep<TimedTool>[],
  /** Undefined if there is nothing to process. Ignored if the first step is a generator. */
  text: LongText | undefined,
): RecipeRun {
  const runs = useMemo(() => new NewestRun(), [])
  const [trackRun, trackedRuns] = useTrackedRuns(runs)
  const [shown, setShown] = useState(nothing)
  const [runCount, setRunCount] = useState(0)

  const active = steps.filter(({ isOn }) => isOn)
  const [first] = active
  const isGenerated = first !== undefined && Object.keys(first.tool.inputs).length === 0
  const input = isGenerated ? '' : text
  const isIdle = first === undefined || input === undefined
  if (isIdle && shown !== nothing) setShown(nothing)

  const showStep = (report: StepReport) =>
    setShown(({ reports, outcome }) => ({ reports: new Map([...reports, [report.index, report]]), outcome }))

  /** Returns undefined if the run was cancelled. */
  const start = useEffectEvent(async (): Promise<Shown | undefined> => {
    runs.cancel()
    if (isIdle) return undefined
    const signal = runs.start()
    const reports = new Map<number, StepReport>()
    const outcome = await trackRun((onProgress) =>
      runInWorker<{ readonly text: string }>(
        { kind: 'recipe', steps },
        {
          input: { text: input },
          ids: active.map(({ tool }) => tool.id),
          signal,
          debounce: runs.debounceDelay(input.length),
          onProgress,
          onStep: (report) => {
            reports.set(report.index, report)
            showStep(report)
          },
        },
      ),
    )
    if (!outcome || signal.aborted) return undefined
    if (!outcome.ok) return { reports, outcome }
    const chunks = chunkedResultOf(outcome.result)?.chunks ?? [outcome.result.text]
    return { reports, outcome: { ok: true, result: chunks } }
  })

  // Steps that are switched off may change without a run, which would make another random result. Their number counts,
  // because reports have the indexes of their steps.
  const key = steps.map((step) => (step.isOn ? formatRecipe([step]) : 'off')).join(' | ')
  useEffect(() => {
    void start().then((newer) => {
      if (newer) setShown(newer)
    })
  }, [key, input, runCount])

  return {
    ...trackedRuns,
    ...shown,
    rerun: () => setRunCount((count) => count + 1),
  }
}
