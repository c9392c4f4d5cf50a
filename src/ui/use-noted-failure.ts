import { useCallback, useState } from 'react'
import type { TextSource } from '#core/text-source.ts'
import type { Outcome } from '#core/outcome.ts'
import type { TextBuffer } from './text-area/text-buffer.ts'
import { useTextValue } from './text-area/use-text.ts'

type Run<O, Result> = (input: { readonly text: TextSource }, options: O) => Promise<Outcome<Result> | undefined>

/**
 * Keeps what went wrong with a text for as long as it is that text: a toast is gone before anybody has found the place
 * it speaks of. Goes between an engine and `useInPlace`.
 */
export function useNotedFailure<O, Result>(buffer: TextBuffer, { run }: { readonly run: Run<O, Result> }) {
  const value = useTextValue(buffer)
  const [noted, setNoted] = useState<{ readonly text: TextSource; readonly outcome: Outcome<unknown> }>()
  const note = useCallback((text: TextSource, outcome: Outcome<unknown>) => {
    setNoted({ text, outcome })
  }, [])
  /** For when something else than the text was mended, such as an option. */
  const forget = useCallback(() => {
    setNoted(undefined)
  }, [])

  const notingRun: Run<O, Result> = useCallback(
    async (input, options) => {
      const outcome = await run(input, options)
      if (outcome) note(input.text, outcome)
      return outcome
    },
    [run, note],
  )

  return { run: notingRun, note, forget, failure: noted?.text === value ? noted.outcome : undefined }
}
