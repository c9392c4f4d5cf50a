import { joinBytes } from '#core/long-text/byte-chunks.ts'
import { encodingName } from '#core/long-text/encoding.ts'
import { formatBytes } from '#core/format.ts'
import { decodingError } from './decoder.ts'

/** Characters that text hardly ever contains. Files that are not text have them, also if they are read as text. */
const controls = /[\0-\b\x0e-\x1f]/

/** Number of bytes that an error shows. */
const maxShownBytes = 64

/**
 * Decodes bytes as text. `charsetOf` is called after the first bytes. Bytes that are not text are reported only at the end:
 * until then, the text may turn out not to be Base64, which is the more helpful error.
 */
export async function* readText(chunks: AsyncIterable<Uint8Array>, charsetOf: () => string) {
  let read: Reader | undefined
  let length = 0
  let beginning = new Uint8Array()
  let text: string | undefined = ''
  for await (const bytes of chunks) {
    if (bytes.length === 0) continue
    read ??= createReader(charsetOf())
    length += bytes.length
    if (beginning.length < maxShownBytes)
      beginning = joinBytes([beginning, bytes.subarray(0, maxShownBytes)]).slice(0, maxShownBytes)
    if (text !== undefined) text = read(bytes)
    yield text ?? ''
  }
  if (!read) return
  const end = text === undefined ? undefined : read()
  if (end !== undefined) yield end
  else throw decodingError(describeBytes(beginning, length, charsetOf()))
}

/** Decodes the next bytes or, without bytes, the end. Returns undefined if that is not text. */
type Reader = (bytes?: Uint8Array) => string | undefined

function createReader(charset: string): Reader {
  const isUtf8 = new TextDecoder(charset).encoding === 'utf-8'
  // In UTF-8, a byte order mark is encoded like any other character, so it is kept when decoding.
  const decoder = new TextDecoder(charset, { fatal: true, ignoreBOM: isUtf8 })
  return (bytes) => {
    try {
      const text = decoder.decode(bytes, { stream: bytes !== undefined })
      // Every byte is a character of Windows-1252, and almost every pair of bytes is one of UTF-16.
      return isUtf8 || !controls.test(text) ? text : undefined
    } catch {
      return undefined
    }
  }
}

function describeBytes(beginning: Uint8Array, length: number, charset: string): string {
  const hex = Array.from(beginning, (byte) => byte.toString(16).padStart(2, '0')).join(' ')
  const more = length > maxShownBytes ? ' …' : ''
  const problem = `It’s valid Base64, but its bytes aren’t ${encodingName(new TextDecoder(charset).encoding)} text.`
  return `${problem} Save them as a file, or read them in another encoding. ${formatBytes(length)}: ${hex}${more}`
}

/** Whether bytes are text in this character set. */
export function isReadable(bytes: Uint8Array, charset: string): boolean {
  const read = createReader(charset)
  return read(bytes) !== undefined && read() !== undefined
}
