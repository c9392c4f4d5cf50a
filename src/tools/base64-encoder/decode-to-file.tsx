import { fileChunks } from '#core/long-text/byte-chunks.ts'
import { decodedChunks } from '#core/long-text/text-stream.ts'
import { type LongText, beginningOf, chunksIn } from '#core/long-text/long-text.ts'
import { attempt } from '#run/attempt.ts'
import { createBaseContext } from '#run/base-context.ts'
import { formatBytes } from '#core/format.ts'
import { createYieldToMain } from '#ui/text-area/yield-to-main.ts'
import { charsetOf, dataUriPrefix, extensionOf } from './data-uri.ts'
import { Base64Decoder } from './decoder.ts'
import { detectMediaType, encodedFileType, isText } from './file-type.ts'
import { readJwt } from './jwt.ts'

/** In bytes. */
const beginningLength = 4096

/** Decodes Base64 to a file, which may be binary, and recognizes its type. Yields to the event loop between chunks. */
export async function decodeToFile(source: File | LongText) {
  const decoder = new Base64Decoder()
  const yieldToMain = createYieldToMain()
  const blobs: Blob[] = []
  // Browsers can keep blobs on disk instead of in memory.
  const addBlob = (bytes: Uint8Array) => blobs.push(new Blob([bytes as BlobPart]))
  const chunks = source instanceof File ? decodedChunks(fileChunks(source), createBaseContext()) : chunksIn(source)
  for await (const chunk of chunks) {
    addBlob(decoder.add(chunk))
    await yieldToMain()
  }
  addBlob(decoder.finish())
  const bytes = new Blob(blobs)
  const type = detectMediaType(new Uint8Array(await bytes.slice(0, beginningLength).arrayBuffer())) ?? ''
  const named = extensionOf(decoder.mediaType)
  return { content: new Blob([bytes], { type }), extension: named === 'bin' ? extensionOf(type) : named }
}

/** Describes a token, or a file in Base64 that isn’t text. Returns undefined for text and for invalid Base64. */
export async function describeContent(source: File | LongText): Promise<string | undefined> {
  const beginning = source instanceof File ? await source.slice(0, 1024).text() : beginningOf(source)
  if (typeof source === 'string' && readJwt(source)) return 'Decoded: JSON Web Token, see below'
  const mediaType = dataUriPrefix(beginning)?.mediaType
  // Only text has a character set.
  if (charsetOf(mediaType) !== undefined) return undefined
  if (mediaType === undefined && encodedFileType(beginning) === undefined) return undefined
  const outcome = await attempt(() => decodeToFile(source))
  if (!outcome.ok) return undefined
  const { content, extension } = outcome.result
  if (isText(content.type)) return undefined
  const noun = content.type.startsWith('image/') ? 'image' : 'file'
  const format = extension === 'bin' ? 'Data' : `${extension.toUpperCase()} ${noun}`
  return `Decoded: ${format}, ${formatBytes(content.size)}`
}
