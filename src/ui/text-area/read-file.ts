import { fileChunks, withLongFirstChunk } from '#core/byte-chunks.ts'
import { splitIntoChunks } from '#core/split-text.ts'
import type { TextSource } from '#core/text-source.ts'
import { encodingOf, maxMarkLength } from '#core/text/encoding.ts'
import { createYieldToMain } from './yield-to-main.ts'
import { textSourceFromChunks, normalizeLineBreaks } from './text-sources.ts'

export const maxFileSize = 256 * 1024 * 1024

interface FileText {
  readonly text: TextSource
  readonly encoding: 'UTF-8' | 'UTF-16'
  /** Whether some bytes stood for no character and are shown as �. */
  readonly isDamaged: boolean
}

interface ReadOptions {
  readonly signal?: AbortSignal
  readonly onProgress?: (bytes: number) => void
}

/** Says whether all bytes given to it, over any number of calls, are well formed. */
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

/** A file's text: UTF-8, or UTF-16 where a byte order mark says so. */
export async function readTextFile(file: Blob, { signal, onProgress }: ReadOptions = {}): Promise<FileText> {
  const chunks: string[] = []
  const yieldToMain = createYieldToMain()
  let decoder: TextDecoder | undefined
  let check: ReturnType<typeof createValidator> | undefined
  let bytes = 0
  let pending = ''

  const add = (text: string, isLast: boolean) => {
    const joined = pending + text
    // The LF of a CR at the very end may still come.
    const end = !isLast && joined.endsWith('\r') ? joined.length - 1 : joined.length
    pending = joined.slice(end)
    for (const chunk of splitIntoChunks(joined.slice(0, end))) chunks.push(normalizeLineBreaks(chunk))
  }

  for await (const chunk of withLongFirstChunk(fileChunks(file), maxMarkLength)) {
    signal?.throwIfAborted()
    decoder ??= new TextDecoder(encodingOf(chunk))
    check ??= createValidator(decoder.encoding)
    check(chunk)
    add(decoder.decode(chunk, { stream: true }), false)
    bytes += chunk.length
    onProgress?.(bytes)
    // Chunks that are ready come one after the other, without letting anything else happen in between.
    await yieldToMain()
  }
  add(decoder?.decode() ?? '', true)
  return {
    text: textSourceFromChunks(chunks),
    encoding: decoder?.encoding.startsWith('utf-16') ? 'UTF-16' : 'UTF-8',
    isDamaged: check?.() === false,
  }
}
