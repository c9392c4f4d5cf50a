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

/**
 * Returns a function that replaces the text with the engine's result and returns that result. On an error, it shows a
 * toast and leaves the text unchanged.
 */
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
        // Replacing the text now would discard what the user has typed since.
        toast('The text changed while this was running, so nothing was replaced. Try again.', { destructive: true })
        return undefined
      }
      // An unchanged text needs no undo step. Chunked results are not joined just for this comparison.
      const chunkedResult = chunkedResultOf(outcome.result)
      const newText = chunkedResult ? textSourceFromRawChunks(chunkedResult.chunks) : outcome.result.text
      if (newText !== undefined && newText !== text) buffer.replace(newText)
      return outcome.result
    },
    [buffer, run],
  )
}
