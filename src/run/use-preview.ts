import type { Outcome } from '#core/tool/outcome.ts'
import { useLiveOutcome } from './use-engine.ts'

/** The part of an engine handle that previews need. */
interface PreviewEngine<O, Result> {
  readonly runLive: (input: { readonly text: string }, options: O) => Promise<Outcome<Result> | undefined>
  readonly isStale: boolean
}

/** Runs a tool on a text while it is typed. `text` is the result, or empty until there is one. */
export function usePreview<O extends object, Result extends { readonly text: string }>(
  engine: PreviewEngine<O, Result>,
  typed: string | undefined,
  options: O,
) {
  const outcome = useLiveOutcome(engine, typed === undefined ? undefined : { text: typed }, options)
  return { outcome, text: outcome?.ok && !engine.isStale ? outcome.result.text : '' }
}
