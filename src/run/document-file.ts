import { textFileName } from '#core/file-names.ts'
import type { Outcome } from '#core/tool/outcome.ts'
import type { DocumentText } from '#documents/document-text.ts'
import { isDocumentFile } from './is-document-file.ts'

/** Messages from the worker that reads a document. */
export type DocumentResponse =
  /** `done` is between 0 and 1. */
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'finished'; readonly outcome: Outcome<DocumentText> }
  /** A part of the reader could not be loaded. */
  | { readonly kind: 'unavailable'; readonly reason: string }
  | { readonly kind: 'crashed'; readonly reason: string }

interface ReadingJob {
  readonly signal: AbortSignal
  /** Called with numbers between 0 and 1. */
  readonly onProgress: (done: number) => void
}

/**
 * Reads a document in a worker of its own, which ends with it: engines are ended and started again while the user types.
 * Resolves with undefined if it was cancelled.
 */
export function readDocumentFile(
  file: File,
  { signal, onProgress }: ReadingJob,
): Promise<Outcome<DocumentText> | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./document.worker.ts', import.meta.url), { type: 'module' })
    const finish = (outcome?: Outcome<DocumentText>) => {
      worker.terminate()
      signal.removeEventListener('abort', cancel)
      resolve(outcome)
    }
    const cancel = () => finish()
    const fail = (message: string) => finish({ ok: false, message })
    const unavailable = `A part of this page failed to load, so ${file.name} can’t be read now. Try again.`
    worker.addEventListener('message', ({ data }: MessageEvent<DocumentResponse>) => {
      switch (data.kind) {
        case 'progress':
          onProgress(data.done)
          return
        case 'finished':
          finish(data.outcome)
          return
        case 'unavailable':
          fail(unavailable)
          return
        case 'crashed':
          console.error(data.reason)
          fail(`Something went wrong, so ${file.name} can’t be read.`)
      }
    })
    // The script could not be loaded, or the worker ran out of memory.
    worker.addEventListener('error', () => fail(unavailable))
    signal.addEventListener('abort', cancel)
    if (signal.aborted) cancel()
    else worker.postMessage(file)
  })
}

/** Returns a text file with the text of a document, and any other file as it is. Undefined if it was cancelled. */
export async function toTextFile(file: File, job: ReadingJob): Promise<Outcome<File> | undefined> {
  if (!(await isDocumentFile(file))) return { ok: true, result: file }
  const outcome = await readDocumentFile(file, job)
  if (!outcome?.ok) return outcome
  return { ok: true, result: new File([outcome.result.text], textFileName(file.name), { type: 'text/plain' }) }
}
