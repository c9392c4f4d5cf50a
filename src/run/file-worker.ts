import type { Progress } from '#core/format.ts'
import { maxFileSize } from '#core/long-text/size-limits.ts'
import type { Outcome } from '#core/tool/outcome.ts'
import { timeLimitOf, type Tool } from '#core/tool/manifest.ts'
import type { ConvertedFile, FileJob } from './convert-file.ts'
import { toTextFile } from './document-file.ts'
import { runInWorker } from './run-in-worker.ts'
import type { ZipEntry } from './zip-files.ts'

interface WorkerJob {
  readonly signal: AbortSignal
  /** Called with numbers between 0 and 1. */
  readonly onProgress: (done: number) => void
}

/** Converts progress in the engine's own unit. */
export function reportTo(onProgress: WorkerJob['onProgress']) {
  return ({ done, total }: Progress) => {
    if (total) onProgress(Math.min(1, done / total))
  }
}

/** `name` is the name of the result, unless it is the file's. */
export type NamedResult = ConvertedFile & { readonly name?: string }

/** Runs a tool on one of several files in the worker. Returns undefined if it was cancelled. */
export async function convertInWorker(
  job: FileJob,
  limits: Pick<Tool, 'timeLimit' | 'timeLimitWhen'>,
  { signal, onProgress }: WorkerJob,
): Promise<Outcome<NamedResult> | undefined> {
  const isText = Object.values(job.tool.inputs)[0]?.kind === 'text'
  const text = isText ? await toTextFile(job.file, { signal, onProgress }) : { ok: true as const, result: job.file }
  if (!text?.ok) return text
  const file = text.result
  const outcome = await runInWorker<ConvertedFile>(
    { kind: 'convert', ...job, file, timeLimit: timeLimitOf(limits, job.options) },
    {
      signal,
      onProgress: reportTo(onProgress),
      ...(file.size > maxFileSize && { restartsOnProgress: true }),
    },
  )
  return outcome?.ok && file !== job.file ? { ok: true, result: { ...outcome.result, name: file.name } } : outcome
}

/** Makes a zip archive in the worker. Returns undefined if it was cancelled. */
export function zipInWorker(
  entries: readonly ZipEntry[],
  { signal, onProgress }: WorkerJob,
): Promise<Outcome<Blob> | undefined> {
  return runInWorker<Blob>({ kind: 'zip', entries }, { signal, onProgress: reportTo(onProgress) })
}
