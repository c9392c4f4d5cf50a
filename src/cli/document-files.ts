import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { type ByteChunks, joinBytes, withLongFirstChunk } from '#core/long-text/byte-chunks.ts'
import { startLength, startsLikeDocument } from '#core/long-text/document-kind.ts'
import { documentTooLarge, maxDocumentSize } from '#core/long-text/size-limits.ts'
import type { RecipeStep } from '#core/recipe/recipe.ts'
import type { Input } from '#core/tool/manifest.ts'
import { standardInput } from './arguments.ts'
import type { FilesCall } from './call.ts'
import { WrongUsage } from './command-options.ts'

/** Whether a file is a document, by its first bytes. */
export function isDocumentFile(file: string): boolean {
  try {
    // Reading a pipe here would take its bytes away, or wait for them.
    if (file === standardInput || !statSync(file).isFile()) return false
    const start = Buffer.alloc(startLength)
    const descriptor = openSync(file, 'r')
    const length = readSync(descriptor, start, 0, start.length, 0)
    closeSync(descriptor)
    return startsLikeDocument(start.subarray(0, length))
  } catch {
    // Reading the file later says why.
    return false
  }
}

/** Throws for options that make no sense with a document. Nothing has been read or written yet. */
export function checkDocuments(
  files: readonly string[],
  { inPlace, encoding }: Pick<FilesCall, 'inPlace' | 'encoding'>,
  kind: Input['kind'] | undefined,
): void {
  if (kind !== 'text' || (inPlace === undefined && encoding === undefined)) return
  const document = files.find(isDocumentFile)
  if (document === undefined) return
  if (inPlace === undefined) throw encodingHasNoEffect(document)
  throw new WrongUsage(`${document} is a document, so --in-place can’t change it. Name a file for its text: -o FILE.`)
}

function encodingHasNoEffect(name: string): WrongUsage {
  return new WrongUsage(`${name} is a document, so --encoding has no effect.`)
}

export interface DocumentOptions {
  /** How text files were written, unless they start with a byte order mark. UTF-8 by default. */
  readonly encoding?: string | undefined
  /** Says what the user should know about a document. */
  readonly report?: ((message: string) => void) | undefined
  /** Called before the text of a document that has footnotes or endnotes, with the index at which they start. */
  readonly onNotes?: ((start: number) => void) | undefined
}

/** Yields the text of a document as UTF-8, and any other file as it is. */
export async function* readAsText(
  name: string,
  file: ByteChunks,
  { encoding, report, onNotes }: DocumentOptions = {},
): ByteChunks {
  const chunks = withLongFirstChunk(file, startLength)
  const first = await chunks.next()
  if (first.done === true) return
  if (!startsLikeDocument(first.value)) {
    yield first.value
    yield* chunks
    return
  }
  if (encoding !== undefined) throw encodingHasNoEffect(name)
  const bytes = [first.value]
  let size = first.value.length
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > maxDocumentSize) throw documentTooLarge(name)
    bytes.push(chunk)
  }
  const { readDocument } = await import('#documents/read-document.ts')
  const { text, notesStart, warning } = await readDocument(joinBytes(bytes), { name })
  if (warning !== undefined) report?.(`${name}: ${warning}`)
  if (notesStart !== undefined) onNotes?.(notesStart)
  if (text !== '') yield new TextEncoder().encode(text)
}

/** Tells the tool of a step where the notes of its text start, if it asks for that. */
export function withNotes<Step extends Pick<RecipeStep, 'tool' | 'options'>>(
  step: Step,
  start: number | undefined,
): Step {
  if (start === undefined || step.tool.options['notesStart'] === undefined) return step
  return { ...step, options: { ...step.options, notesStart: start } }
}
