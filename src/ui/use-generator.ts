import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import type { OptionValues } from '#core/tool/options.ts'
import type { Tool } from '#core/tool/manifest.ts'
import type { Outcome } from '#core/tool/outcome.ts'
import { type InputSources, useEngine } from '#run/use-engine.ts'
import { toasts } from './toasts.ts'
import { useToolOptions } from './use-tool-options.ts'
import { useToolState } from './use-tool-state.ts'

/** For tools that make something from options alone: when they open, when an option changes and when asked again. */
export function useGenerator<T extends Tool, Result>(id: string, tool: T, print: (result: Result) => string) {
  type Values = OptionValues<T['options']>
  const [options, setOptions] = useToolOptions<T['options']>(id, tool.options)
  const engine = useEngine(id, tool, print)
  const [last, setLast] = useToolState<{ options: Values; outcome: Outcome<Result> } | undefined>(
    `${id}/last-run`,
    undefined,
  )
  const [hasStarted, setHasStarted] = useState(last !== undefined)

  /** Returns the outcome, or undefined if the run was cancelled. */
  const generate = async () => {
    const outcome = await engine.run({} as InputSources<T['inputs']>, options)
    if (outcome?.ok) toasts.dismissErrors()
    // A transition renders a hundred rows without blocking the page. The previous result stays until they are ready.
    if (outcome)
      startTransition(() => {
        setLast({ options, outcome })
        setHasStarted(true)
      })
    return outcome
  }

  const generateUnlessCurrent = useEffectEvent(() => {
    if (last?.options !== options) void generate()
  })
  useEffect(() => {
    generateUnlessCurrent()
  }, [options])

  return {
    ...engine,
    options,
    setOptions,
    /** The props of `OptionFields`. */
    fields: { options: tool.options as T['options'], values: options, onChange: setOptions },
    outcome: last?.outcome,
    generated: last?.outcome.ok ? last.outcome.result : undefined,
    isStale: last !== undefined && last.options !== options,
    /** Whether the first result is still to come. */
    isStarting: !hasStarted,
    generate,
    clear: () => setLast(undefined),
  }
}

export type Generator<Result> = Pick<
  ReturnType<typeof useGenerator<Tool, Result>>,
  | 'outcome'
  | 'generated'
  | 'isStale'
  | 'isStarting'
  | 'generate'
  | 'clear'
  | 'print'
  | 'visibleProgress'
  | 'isCancelled'
  | 'isUnavailable'
  | 'cancel'
>
