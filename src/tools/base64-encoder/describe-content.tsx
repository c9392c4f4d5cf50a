import type { TextSource } from '#core/text-source.ts'
import { attempt } from '#run/attempt.ts'
import { formatBytes } from '#ui/format.ts'
import { beginningOf } from '#ui/text-area/text-sources.ts'
import { dataUriPrefix } from './data-uri.ts'
import { decodeToFile } from './decode-to-file.tsx'
import { encodedFileType } from './file-type.ts'
import { readJwt } from './jwt.ts'

/** Describes a token, or a file in Base64 that isn’t text. Returns undefined for text and for invalid Base64. */
export async function describeContent(source: File | TextSource): Promise<string | undefined> {
  const beginning = source instanceof File ? await source.slice(0, 1024).text() : beginningOf(source)
  if (typeof source === 'string' && readJwt(source)) return 'Decoded: JSON Web Token, see below'
  if (!dataUriPrefix(beginning) && encodedFileType(beginning) === undefined) return undefined
  const outcome = await attempt(() => decodeToFile(source))
  if (!outcome.ok) return undefined
  const { content, mediaType = '', extension } = outcome.result
  if (await isText(content)) return undefined
  const noun = mediaType.startsWith('image/') ? 'image' : 'file'
  const format = extension === 'bin' ? 'Data' : `${extension.toUpperCase()} ${noun}`
  return `Decoded: ${format}, ${formatBytes(content.size)}`
}

async function isText(content: Blob): Promise<boolean> {
  const bytes = await content.slice(0, 1024 * 1024).arrayBuffer()
  try {
    // The last character may be incomplete.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}
