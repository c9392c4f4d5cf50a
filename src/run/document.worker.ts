import { documentTooLarge, maxDocumentSize } from '#core/long-text/size-limits.ts'
import { InputError } from '#core/tool/input-error.ts'
import { readDocument } from '#documents/read-document.ts'
import { attempt } from './attempt.ts'
import type { DocumentResponse } from './document-file.ts'
import { isFailedImport } from './failed-import.ts'

/** In milliseconds. */
const progressInterval = 100

function respond(response: DocumentResponse) {
  self.postMessage(response)
}

async function readBytes(file: File): Promise<Uint8Array> {
  if (file.size > maxDocumentSize) throw documentTooLarge(file.name)
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    // The browser's message is not helpful.
    throw new InputError(`Could not read ${file.name}. It may have been moved.`)
  }
}

async function read(file: File) {
  let last = 0
  const onProgress = (done: number, total: number) => {
    const now = performance.now()
    if (now - last < progressInterval) return
    last = now
    respond({ kind: 'progress', done: Math.min(1, done / total) })
  }
  const outcome = await attempt(async () => readDocument(await readBytes(file), { name: file.name, onProgress }))
  respond({ kind: 'finished', outcome })
}

self.addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  read(file).catch((error: unknown) =>
    respond({ kind: isFailedImport(error) ? 'unavailable' : 'crashed', reason: String(error) }),
  )
})
