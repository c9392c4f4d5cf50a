import type { HeldText } from '#core/held-text.ts'
import { createBreather } from './breathe.ts'
import { cut, holdPieces, withPlainBreaks } from './text-slices.ts'

export const largestFile = 256 * 1024 * 1024

interface FileText {
  readonly text: HeldText
  readonly encoding: 'UTF-8' | 'UTF-16'
  /** Whether some bytes stood for no character and are shown as �. */
  readonly isDamaged: boolean
}

interface Reading {
  readonly signal?: AbortSignal
  readonly onProgress?: (bytes: number) => void
}

function encodingOf(start: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** The chunks as they come, but the first long enough to hold a byte order mark. */
async function* chunksOf(file: Blob, signal: AbortSignal | undefined): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = file.stream().getReader()
  let start: Uint8Array | undefined = new Uint8Array()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      signal?.throwIfAborted()
      if (done) break
      if (!start) {
        yield value
        continue
      }
      const joined: Uint8Array = new Uint8Array(start.length + value.length)
      joined.set(start)
      joined.set(value, start.length)
      start = joined.length < 2 ? joined : undefined
      if (!start) yield joined
    }
    if (start?.length) yield start
  } finally {
    await reader.cancel()
  }
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
export async function readTextFile(file: Blob, { signal, onProgress }: Reading = {}): Promise<FileText> {
  const pieces: string[] = []
  const breathe = createBreather()
  let decoder: TextDecoder | undefined
  let check: ReturnType<typeof createValidator> | undefined
  let bytes = 0
  let loose = ''

  const add = (text: string, isLast: boolean) => {
    const joined = loose + text
    // The LF of a CR at the very end may still come.
    const end = !isLast && joined.endsWith('\r') ? joined.length - 1 : joined.length
    loose = joined.slice(end)
    for (const piece of cut(joined.slice(0, end))) pieces.push(withPlainBreaks(piece))
  }

  for await (const chunk of chunksOf(file, signal)) {
    decoder ??= new TextDecoder(encodingOf(chunk))
    check ??= createValidator(decoder.encoding)
    check(chunk)
    add(decoder.decode(chunk, { stream: true }), false)
    bytes += chunk.length
    onProgress?.(bytes)
    // Chunks that are ready come one after the other, without letting anything else happen in between.
    await breathe()
  }
  add(decoder?.decode() ?? '', true)
  return {
    text: holdPieces(pieces),
    encoding: decoder?.encoding.startsWith('utf-16') ? 'UTF-16' : 'UTF-8',
    isDamaged: check?.() === false,
  }
}
