import type { Outcome } from '#core/tool/outcome.ts'

/** What has happened to one of several files, once it is its turn. */
export type FileStatus<Result> =
  /** `done` is between 0 and 1. */
  | { readonly kind: 'running'; readonly done: number }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly message: string; readonly detail?: string }
  /** Cancelled before it was done. */
  | { readonly kind: 'skipped' }

export interface FileRun {
  readonly signal: AbortSignal
  /** Called with numbers between 0 and 1. */
  readonly onProgress: (done: number) => void
}

/** Processes one file. Returns undefined if it was cancelled. */
export type RunFile<File, Result> = (file: File, run: FileRun) => Promise<Outcome<Result> | undefined>

interface FilesRun<Result> {
  readonly signal: AbortSignal
  readonly onStatus: (index: number, status: FileStatus<Result>) => void
}

/** Processes files one after another. A file that fails does not stop the others. */
export async function runFiles<File, Result>(
  files: readonly File[],
  run: RunFile<File, Result>,
  { signal, onStatus }: FilesRun<Result>,
): Promise<void> {
  for (const [index, file] of files.entries()) {
    if (signal.aborted) {
      onStatus(index, { kind: 'skipped' })
      continue
    }
    const onProgress = (done: number) => onStatus(index, { kind: 'running', done })
    onProgress(0)
    const outcome = await run(file, { signal, onProgress }).catch((error: unknown) => {
      // Unexpected: a bug, or an engine that failed to load.
      console.error(error)
      return { ok: false, message: `Something went wrong. ${String(error)}` } as const
    })
    onStatus(index, statusOf(outcome))
  }
}

function statusOf<Result>(outcome: Outcome<Result> | undefined): FileStatus<Result> {
  if (!outcome) return { kind: 'skipped' }
  return outcome.ok ? { kind: 'done', result: outcome.result } : { ...outcome, kind: 'failed' }
}
