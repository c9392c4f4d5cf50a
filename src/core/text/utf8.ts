import type { EngineContext } from '#core/tool/engine-interface.ts'
import { chunksOf } from '#core/long-text/chunks.ts'

/** In UTF-16 code units. Small enough for a chunk to stay in the CPU cache. */
const chunkLength = 16_384

const maxBytesPerUnit = 3

/** A chunk may be one code unit longer to avoid splitting a surrogate pair. */
const maxBytesPerChunk = maxBytesPerUnit * (chunkLength + 1)

const encoder = new TextEncoder()

/**
 * Yields the UTF-8 bytes of a text in chunks, which is several times faster than encoding it as a whole. All chunks
 * share one buffer, so callers must copy the bytes that they want to keep.
 */
export function* utf8Chunks(text: string, context: Pick<EngineContext, 'progress'>): Generator<Uint8Array, void, void> {
  const buffer = new Uint8Array(maxBytesPerChunk)
  for (const chunk of chunksOf(text, context, chunkLength)) {
    yield buffer.subarray(0, encoder.encodeInto(chunk, buffer).written)
  }
}

export function countUtf8Bytes(text: string): number {
  let bytes = 0
  for (const chunk of utf8Chunks(text, { progress: () => undefined })) bytes += chunk.length
  return bytes
}
