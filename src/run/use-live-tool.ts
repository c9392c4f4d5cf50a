import type { OptionValues } from '#core/tool/options.ts'
import type { Tool } from '#core/tool/manifest.ts'
import type { Outcome } from '#core/tool/outcome.ts'
import {
  type EngineHandle,
  type InputSources,
  type SourceFile,
  useEngine,
  useFileOutcome,
  useLiveOutcome,
} from './use-engine.ts'

export interface LiveTool<T extends Tool, Result> extends EngineHandle<T, Result> {
  /** The last outcome stays until a newer one is ready. */
  readonly outcome: Outcome<Result> | undefined
  /** Undefined before the first run and after an error. */
  readonly result: Result | undefined
  /** Whether the shown result does not fit the input: a run is taking long, was cancelled or has failed. */
  readonly isStale: boolean
}

/** For tools that show a result while the user types, or for an opened file instead. */
export function useLiveTool<T extends Tool, Result>(
  id: string,
  tool: T,
  print: (result: Result) => string,
  /** Undefined if there is nothing to process. */
  input: InputSources<T['inputs']> | undefined,
  options: OptionValues<T['options']>,
  file?: SourceFile,
): LiveTool<T, Result> {
  const engine = useEngine(id, tool, print)
  const textOutcome = useLiveOutcome(engine, file ? undefined : input, options)
  const fileOutcome = useFileOutcome(engine, file, options)
  const outcome = file ? withoutOutput(fileOutcome) : textOutcome
  return {
    ...engine,
    outcome,
    result: outcome?.ok ? outcome.result : undefined,
    isStale: engine.isStale || outcome?.ok === false,
  }
}

function withoutOutput<Result>(outcome: Outcome<{ readonly result: Result }> | undefined): Outcome<Result> | undefined {
  return outcome?.ok ? { ok: true, result: outcome.result.result } : outcome
}

/** Runs a tool on a short text while it is typed. `text` is the result, or empty until there is one. */
export function usePreview<T extends Tool, Result extends { readonly text: string }>(
  id: string,
  tool: T,
  print: (result: Result) => string,
  typed: string | undefined,
  options: OptionValues<T['options']>,
) {
  const input = typed === undefined ? undefined : ({ text: typed } as InputSources<T['inputs']>)
  const { outcome, result, isStale } = useLiveTool(id, tool, print, input, options)
  return { outcome, text: result && !isStale ? result.text : '' }
}
