import { fileChunks } from '#core/byte-chunks.ts'
import type { TextSource } from '#core/text-source.ts'
import { sourceChunks } from '#ui/text-area/text-sources.ts'
import { createYieldToMain } from '#ui/text-area/yield-to-main.ts'
import { extensionOf } from './data-uri.ts'
import { Base64Decoder } from './decoder.ts'
import { detectMediaType } from './file-type.ts'

async function* textOf(file: File) {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for await (const chunk of fileChunks(file)) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

/** In bytes. */
const beginningLength = 4096

/** Decodes Base64 to a file, which may be binary. Yields to the event loop between chunks. */
export async function decodeToFile(source: File | TextSource) {
  const decoder = new Base64Decoder()
  const yieldToMain = createYieldToMain()
  const blobs: Blob[] = []
  const addBlob = (bytes: Uint8Array) => {
    // Browsers can keep blobs on disk instead of in memory.
    if (bytes.length > 0) blobs.push(new Blob([bytes as BlobPart]))
  }
  for await (const chunk of source instanceof File ? textOf(source) : sourceChunks(source)) {
    addBlob(decoder.add(chunk))
    await yieldToMain()
  }
  addBlob(decoder.finish())
  const content = new Blob(blobs)
  const detected = detectMediaType(new Uint8Array(await content.slice(0, beginningLength).arrayBuffer()))
  const named = extensionOf(decoder.mediaType)
  return { content, mediaType: detected, extension: named === 'bin' ? extensionOf(detected) : named }
}
