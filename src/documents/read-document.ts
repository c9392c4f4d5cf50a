import { describeDocument } from '#core/long-text/document-kind.ts'
import { documentTooLarge, maxDocumentSize } from '#core/long-text/size-limits.ts'
import { InputError } from '#core/tool/input-error.ts'
import type { DocumentKind, DocumentText, ReadContext, ReadText } from './document-text.ts'
import { ZipArchive } from './zip.ts'

/** Any `AbortSignal`. Its type is not part of every project that uses the library. */
interface Cancellation {
  throwIfAborted(): void
}

export interface ReadSettings {
  /** The name of the file, for messages. */
  readonly name?: string
  readonly signal?: Cancellation
  readonly onProgress?: (done: number, total: number) => void
}

/** How long reading may keep other work waiting, in milliseconds. */
const maxBlockingTime = 40

/**
 * Reads the text of a Word, OpenDocument, EPUB, RTF or PDF document, whatever its name is. Throws an `InputError` if the file
 * is none of these, or is damaged, protected or too large.
 */
export async function readDocument(
  bytes: Uint8Array,
  { name = 'This document', signal, onProgress }: ReadSettings = {},
): Promise<DocumentText> {
  if (bytes.length > maxDocumentSize) throw documentTooLarge(name)
  signal?.throwIfAborted()
  let last = performance.now()
  const step = async (done: number, total: number) => {
    onProgress?.(done, total)
    if (performance.now() - last > maxBlockingTime) {
      await new Promise((resolve) => setTimeout(resolve))
      last = performance.now()
    }
    signal?.throwIfAborted()
  }
  const { kind, read } = await open(bytes, { name, step })
  const found = await read()
  return { kind, ...found, summary: summarize(name, found) }
}

interface OpenedDocument {
  readonly kind: DocumentKind
  readonly read: () => Promise<ReadText>
}

async function open(bytes: Uint8Array, context: ReadContext): Promise<OpenedDocument> {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 5))
  if (start === '%PDF-') {
    const { readPdf } = await import('./pdf.ts')
    return { kind: 'pdf', read: () => readPdf(bytes, context) }
  }
  if (start === '{\\rtf') {
    const { readRtf } = await import('./rtf.ts')
    return { kind: 'rtf', read: () => readRtf(bytes, context) }
  }
  const found = start.startsWith('PK\x03\x04') ? await openArchive(bytes, context) : undefined
  if (found) return found
  throw new InputError(describeDocument(context.name, bytes) ?? `${context.name} isn’t a document that can be read.`)
}

async function openArchive(bytes: Uint8Array, context: ReadContext): Promise<OpenedDocument | undefined> {
  const archive = new ZipArchive(bytes, context)
  const type = archive.has('mimetype') ? (await archive.readText('mimetype')).trim() : ''
  if (type === 'application/epub+zip' || archive.has('META-INF/container.xml')) {
    const { readEpub } = await import('./epub.ts')
    return { kind: 'epub', read: () => readEpub(archive, context) }
  }
  if (/^application\/vnd\.oasis\.opendocument\.text(?:-template)?$/.test(type)) {
    const { readOdt } = await import('./odt.ts')
    return { kind: 'odt', read: () => readOdt(archive, context) }
  }
  if (archive.has('word/document.xml') || archive.has('word/styles.xml')) {
    const { readDocx } = await import('./docx.ts')
    return { kind: 'docx', read: () => readDocx(archive, context) }
  }
  return undefined
}

/** Fonts, sizes and places of text are not text. */
function summarize(name: string, { text, notesStart }: ReadText): string {
  if (text === '') return `${name} has no text.`
  return `Text of ${name}${notesStart === undefined ? '' : ', with footnotes'}; layout and pictures are left out.`
}
