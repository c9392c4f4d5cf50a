import { useCallback, useState } from 'react'
import type { TextSource } from '#core/text-source.ts'
import type { Outcome } from '#core/outcome.ts'
import type { TextBuffer } from './text-area/text-buffer.ts'
import { useTextValue } from './text-area/use-text.ts'

type Run<O, Result> = (input: { readonly text: TextSource }, options: O) => Promise<Outcome<Result> | undefined>

/**
 * Keeps the last run's error until the text changes, because a toast would disappear before the user has found the
 * position it mentions. Wraps an engine's `run` for `useTransformInPlace`.
 */
export function useLastFailure<O, Result>(buffer: TextBuffer, { run }: { readonly run: Run<O, Result> }) {
  const value = useTextValue(buffer)
  const [last, setLast] = useState<{ readonly text: TextSource; readonly outcome: Outcome<unknown> }>()
  const recordOutcome = useCallback((text: TextSource, outcome: Outcome<unknown>) => {
    setLast({ text, outcome })
  }, [])
  /** Clears the error when something other than the text changed, such as an option. */
  const clearFailure = useCallback(() => {
    setLast(undefined)
  }, [])

  const runAndRecord: Run<O, Result> = useCallback(
    async (input, options) => {
      const outcome = await run(input, options)
      if (outcome) recordOutcome(input.text, outcome)
      return outcome
    },
    [run, recordOutcome],
  )

  return { run: runAndRecord, recordOutcome, clearFailure, failure: last?.text === value ? last.outcome : undefined }
}
