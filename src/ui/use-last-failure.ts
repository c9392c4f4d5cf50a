import { useCallback, useState } from 'react'
import type { TextSource } from '#core/text-source.ts'
import type { Outcome } from '#core/outcome.ts'
import type { TextBuffer } from './text-area/text-buffer.ts'
import { useTextValue } from './text-area/use-text.ts'

type Run<O, Result> = (input: { readonly text: TextSource }, options: O) => Promise<Outcome<Result> | undefined>

/**
 * Keeps what went wrong with a text for as long as it is that text: a toast is gone before anybody has found the place
 * it speaks of. Goes between an engine and `useTransformInPlace`.
 */
export function useLastFailure<O, Result>(buffer: TextBuffer, { run }: { readonly run: Run<O, Result> }) {
  const value = useTextValue(buffer)
  const [last, setLast] = useState<{ readonly text: TextSource; readonly outcome: Outcome<unknown> }>()
  const recordOutcome = useCallback((text: TextSource, outcome: Outcome<unknown>) => {
    setLast({ text, outcome })
  }, [])
  /** For when something else than the text was mended, such as an option. */
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
