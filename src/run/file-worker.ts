import type { Progress } from '#core/format.ts'
import { maxFileSize } from '#core/long-text/size-limits.ts'
import type { Outcome } from '#core/tool/outcome.ts'
import { timeLimitOf, type Tool } from '#core/tool/manifest.ts'
import type { ConvertedFile, FileJob } from './convert-file.ts'
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

/** Runs a tool on one of several files in the worker. Returns undefined if it was cancelled. */
export function convertInWorker(
  job: FileJob,
  limits: Pick<Tool, 'timeLimit' | 'timeLimitWhen'>,
  { signal, onProgress }: WorkerJob,
): Promise<Outcome<ConvertedFile> | undefined> {
  return runInWorker<ConvertedFile>(
    { kind: 'convert', ...job, timeLimit: timeLimitOf(limits, job.options) },
    {
      signal,
      onProgress: reportTo(onProgress),
      ...(job.file.size > maxFileSize && { restartsOnProgress: true }),
    },
  )
}

/** Makes a zip archive in the worker. Returns undefined if it was cancelled. */
export function zipInWorker(
  entries: readonly ZipEntry[],
  { signal, onProgress }: WorkerJob,
): Promise<Outcome<Blob> | undefined> {
  return runInWorker<Blob>({ kind: 'zip', entries }, { signal, onProgress: reportTo(onProgress) })
}
