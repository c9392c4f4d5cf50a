import { chunkedResultOf } from '#core/long-text/chunked-result.ts'
import type { LongText } from '#core/long-text/long-text.ts'
import { runInWorker } from './run-in-worker.ts'

/** Returns HTML without its tags and with its character references decoded, by Text Cleaner. Undefined if that fails. */
export async function cleanHtml(text: LongText): Promise<string | undefined> {
  const outcome = await runInWorker<{ readonly text: string }>(
    { kind: 'run', id: 'text-cleaner', options: { mode: 'web' }, timeLimit: undefined },
    { input: { text }, signal: new AbortController().signal, onProgress: () => undefined },
  )
  if (!outcome?.ok) return undefined
  return chunkedResultOf(outcome.result)?.chunks.join('') ?? outcome.result.text
}
