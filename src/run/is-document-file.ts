import { startLength, startsLikeDocument } from '#core/long-text/document-kind.ts'

/** Whether a file is a document, by its first bytes. */
export async function isDocumentFile(file: Blob): Promise<boolean> {
  try {
    return startsLikeDocument(new Uint8Array(await file.slice(0, startLength).arrayBuffer()))
  } catch {
    // Reading the file later says why.
    return false
  }
}
