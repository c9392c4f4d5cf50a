import { useCallback } from 'react'
import type { TextSource } from '#core/text-source.ts'
import type { Outcome } from '#core/outcome.ts'
import { chunkedResultOf } from '#core/chunked-result.ts'
import type { TextBuffer } from './text-area/text-buffer.ts'
import { textSourceFromRawChunks } from './text-area/text-sources.ts'
import { toast } from './toasts.ts'

interface TextEngine<O, Result> {
  readonly run: (input: { readonly text: TextSource }, options: O) => Promise<Outcome<Result> | undefined>
}

interface TextResult {
  readonly text?: string
}

/** Puts what an engine makes of the text in its place, and gives the result. A mistake is said and changes nothing. */
export function useTransformInPlace<O, Result extends TextResult>(
  buffer: TextBuffer,
  { run }: TextEngine<O, Result>,
): (options: O) => Promise<Result | undefined> {
  return useCallback(
    async (options) => {
      const text = buffer.value
      const outcome = await run({ text }, options)
      if (!outcome) return undefined
      if (!outcome.ok) {
        toast(outcome.message, { destructive: true })
        return undefined
      }
      if (buffer.value !== text) {
        // Putting the result in its place now would take away what was typed since.
        toast('You changed the text while it was worked on, so it was left alone. Try again.', { destructive: true })
        return undefined
      }
      // What is as it was needs no Undo. A text held in slices is long, and not worth putting together for that.
      const chunkedResult = chunkedResultOf(outcome.result)
      const newText = chunkedResult ? textSourceFromRawChunks(chunkedResult.chunks) : outcome.result.text
      if (newText !== undefined && newText !== text) buffer.replace(newText)
      return outcome.result
    },
    [buffer, run],
  )
}
