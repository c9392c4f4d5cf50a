import { InputError } from '#core/tool/input-error.ts'
import { readDocument as read, type ReadSettings } from '#documents/read-document.ts'
import type { DocumentKind, DocumentText } from '#documents/document-text.ts'

export type { DocumentKind, DocumentText, ReadSettings }

/**
 * Reads the text of a Word, OpenDocument, EPUB, RTF or PDF document. What it is, its bytes say. Rejects with an `InputError`
 * if it cannot be read.
 */
export async function readDocument(bytes: Uint8Array, settings: ReadSettings = {}): Promise<DocumentText> {
  // JavaScript without types can pass anything.
  if (!ArrayBuffer.isView(bytes)) throw new InputError('Pass the bytes of the document as a Uint8Array.')
  return read(bytes, settings)
}
