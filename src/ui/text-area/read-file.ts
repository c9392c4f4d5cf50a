import { fileChunks, withLongFirstChunk } from '#core/long-text/byte-chunks.ts'
import { splitIntoChunks } from '#core/long-text/chunks.ts'
import { type LongText, toLongText, normalizeLineBreaks } from '#core/long-text/long-text.ts'
import { encodingName, markedEncodingOf, maxByteOrderMarkLength } from '#core/long-text/encoding.ts'
import { FileFormat, LineBreakCounter } from '#core/long-text/file-format.ts'
import { createYieldToMain } from './yield-to-main.ts'

interface FileText {
  readonly text: LongText
  /** Undefined if saving the text as it is gives the same file. */
  readonly format: FileFormat | undefined
  /** The name of the encoding. */
  readonly encoding: string
  /** Whether some bytes are not valid in the encoding and are shown as �. */
  readonly isDamaged: boolean
}

interface ReadOptions {
  /** How the file was written, unless it starts with a byte order mark. UTF-8 by default. */
  readonly encoding?: string | undefined
  readonly signal?: AbortSignal
  readonly onProgress?: (bytes: number) => void
}

/** Returns a function that checks whether all bytes so far are valid. A call without bytes ends the input. */
function createValidator(encoding: string) {
  const strict = new TextDecoder(encoding, { fatal: true })
  let isValid = true
  return (chunk?: Uint8Array) => {
    if (!isValid) return false
    try {
      strict.decode(chunk, { stream: chunk !== undefined })
    } catch {
      isValid = false
    }
    return isValid
  }
}

export async function readTextFile(
  file: Blob,
  { encoding = 'utf-8', signal, onProgress }: ReadOptions = {},
): Promise<FileText> {
  const chunks: string[] = []
  const yieldToMain = createYieldToMain()
  const lineBreaks = new LineBreakCounter()
  let markedEncoding: string | undefined
  let decoder: TextDecoder | undefined
  let check: ReturnType<typeof createValidator> | undefined
  let bytes = 0
  let pending = ''

  const add = (text: string, isLast: boolean) => {
    const joined = pending + text
    // A CR at the end may be followed by an LF in the next chunk.
    const end = !isLast && joined.endsWith('\r') ? joined.length - 1 : joined.length
    pending = joined.slice(end)
    for (const chunk of splitIntoChunks(joined.slice(0, end))) {
      lineBreaks.add(chunk)
      chunks.push(normalizeLineBreaks(chunk))
    }
  }

  for await (const chunk of withLongFirstChunk(fileChunks(file), maxByteOrderMarkLength)) {
    signal?.throwIfAborted()
    if (!decoder) {
      markedEncoding = markedEncodingOf(chunk)
      decoder = new TextDecoder(markedEncoding ?? encoding)
    }
    check ??= createValidator(decoder.encoding)
    check(chunk)
    add(decoder.decode(chunk, { stream: true }), false)
    bytes += chunk.length
    onProgress?.(bytes)
    // Awaiting chunks that are ready does not yield to the main thread.
    await yieldToMain()
  }
  add(decoder?.decode() ?? '', true)
  const used = decoder?.encoding ?? encoding
  return {
    text: toLongText(chunks),
    format: FileFormat.create({
      encoding: used,
      hasByteOrderMark: markedEncoding !== undefined,
      ...lineBreaks.finish(),
    }),
    encoding: encodingName(used),
    isDamaged: check?.() === false,
  }
}
