import { fileChunks, withLongFirstChunk } from '#core/byte-chunks.ts'
import { splitIntoChunks } from '#core/split-text.ts'
import type { TextSource } from '#core/text-source.ts'
import { encodingOf, maxByteOrderMarkLength } from '#core/text/encoding.ts'
import { createYieldToMain } from './yield-to-main.ts'
import { textSourceFromChunks, normalizeLineBreaks } from './text-sources.ts'

interface FileText {
  readonly text: TextSource
  readonly encoding: 'UTF-8' | 'UTF-16'
  /** Whether some bytes are not valid in the encoding and are shown as �. */
  readonly isDamaged: boolean
}

interface ReadOptions {
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

/** Reads a text file as UTF-8, or as UTF-16 if it has a UTF-16 byte order mark. */
export async function readTextFile(file: Blob, { signal, onProgress }: ReadOptions = {}): Promise<FileText> {
  const chunks: string[] = []
  const yieldToMain = createYieldToMain()
  let decoder: TextDecoder | undefined
  let check: ReturnType<typeof createValidator> | undefined
  let bytes = 0
  let pending = ''

  const add = (text: string, isLast: boolean) => {
    const joined = pending + text
    // A CR at the end may be followed by an LF in the next chunk.
    const end = !isLast && joined.endsWith('\r') ? joined.length - 1 : joined.length
    pending = joined.slice(end)
    for (const chunk of splitIntoChunks(joined.slice(0, end))) chunks.push(normalizeLineBreaks(chunk))
  }

  for await (const chunk of withLongFirstChunk(fileChunks(file), maxByteOrderMarkLength)) {
    signal?.throwIfAborted()
    decoder ??= new TextDecoder(encodingOf(chunk))
    check ??= createValidator(decoder.encoding)
    check(chunk)
    add(decoder.decode(chunk, { stream: true }), false)
    bytes += chunk.length
    onProgress?.(bytes)
    // Awaiting chunks that are ready does not yield to the main thread.
    await yieldToMain()
  }
  add(decoder?.decode() ?? '', true)
  return {
    text: textSourceFromChunks(chunks),
    encoding: decoder?.encoding.startsWith('utf-16') ? 'UTF-16' : 'UTF-8',
    isDamaged: check?.() === false,
  }
}
