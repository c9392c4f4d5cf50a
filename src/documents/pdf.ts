import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { InputError } from '#core/tool/input-error.ts'
import { formatNumber, pluralize } from '#core/format.ts'
import { CharacterMaps } from './character-maps.ts'
import type { ReadContext, ReadText } from './document-text.ts'
import { countUnpacked, hasUnpackedTooMuch, startCounting, startPage } from './pdf-limits.ts'
import { limits, tooLargeUnpacked } from './reading-limits.ts'
import { joinItems, type PdfItem } from './pdf-lines.ts'
import { loadPdfjs } from './pdfjs.ts'

let last: Promise<unknown> = Promise.resolve()

/** Reads one document after another: what PDF.js unpacks is counted for one at a time. */
export function readPdf(bytes: Uint8Array, context: ReadContext): Promise<ReadText> {
  const reading = last.then(async () => readAlone(bytes, context))
  last = reading.catch(() => undefined)
  return reading
}

async function readAlone(bytes: Uint8Array, context: ReadContext): Promise<ReadText> {
  const { getDocument, VerbosityLevel } = await loadPdfjs()
  startCounting(bytes.length)
  const loading = getDocument({
    // A copy, because PDF.js takes the bytes away from their owner, and refuses Node’s buffers.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useWorkerFetch: false,
    useWasm: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    BinaryDataFactory: CharacterMaps,
  })
  try {
    const document = await loading.promise.catch((error: unknown) => {
      throw openError(context.name, error)
    })
    return await readPages(document, context)
  } finally {
    await loading.destroy()
  }
}

function openError(name: string, error: unknown): unknown {
  if (hasUnpackedTooMuch()) return tooLargeUnpacked(name)
  const { name: kind } = error as Error
  if (kind === 'PasswordException') {
    return new InputError(`${name} is protected with a password. Save a copy without one.`)
  }
  if (kind === 'InvalidPDFException' || kind === 'FormatError' || kind === 'UnknownErrorException') {
    return new InputError(`${name} is damaged: the list of its pages can’t be read.`)
  }
  return error
}

async function readPages(document: PDFDocumentProxy, { name, step }: ReadContext): Promise<ReadText> {
  const { numPages } = document
  if (numPages > limits.pages) {
    const [pages, limit] = [numPages, limits.pages].map(formatNumber)
    throw new InputError(`${name} has ${pages ?? ''} pages. The limit is ${limit ?? ''}.`)
  }
  const pages: string[] = []
  const empty: number[] = []
  for (let number = 1; number <= numPages; number += 1) {
    const text = await readPage(document, number, name)
    if (text === '') empty.push(number)
    else pages.push(text)
    await step(number, numPages)
  }
  return {
    text: pages.join('\n\n'),
    ...(empty.length > 0 && { warning: describeEmpty(empty) }),
  }
}

async function readPage(document: PDFDocumentProxy, number: number, name: string): Promise<string> {
  startPage()
  try {
    const page = await document.getPage(number)
    const items = await readItems(page)
    page.cleanup()
    if (!hasUnpackedTooMuch()) return joinItems(items)
  } catch {
    if (!hasUnpackedTooMuch()) throw new InputError(`${name} is damaged: page ${String(number)} can’t be read.`)
  }
  throw tooLargeUnpacked(name)
}

/** Reads what `getTextContent` would return. That iterates over the stream, which WebKit can't do. */
async function readItems(page: PDFPageProxy): Promise<PdfItem[]> {
  const stream = page.streamTextContent() as ReadableStream<{
    readonly items: readonly (PdfItem | { readonly id: string })[]
  }>
  const reader = stream.getReader()
  const items: PdfItem[] = []
  for (let part = await reader.read(); !part.done; part = await reader.read())
    for (const item of part.value.items) {
      if (!('str' in item)) continue
      // A character of a font may stand for a long text.
      countUnpacked(item.str.length)
      items.push(item)
    }
  return items
}

/** “Pages 3–5 and 8 have no text; they may be scans.” */
function describeEmpty(pages: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const page of pages) {
    const range = ranges.at(-1)
    if (range?.[1] === page - 1) range[1] = page
    else ranges.push([page, page])
  }
  const names = ranges.map(([first, last]) => (first === last ? String(first) : `${String(first)}–${String(last)}`))
  const list = new Intl.ListFormat('en-GB').format(names)
  return pluralize(
    pages.length,
    `Page ${list} has no text; it may be a scan.`,
    `Pages ${list} have no text; they may be scans.`,
  )
}
