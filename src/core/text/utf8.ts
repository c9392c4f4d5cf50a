import type { EngineContext } from '#core/tool.ts'
import { chunksOf } from './chunks.ts'

/** In UTF-16 units: small enough for what is worked on to stay near the processor. */
const chunkLength = 16_384

const maxBytesPerUnit = 3

/** A chunk may be a unit longer, where it would part a surrogate pair. */
const maxBytesPerChunk = maxBytesPerUnit * (chunkLength + 1)

const encoder = new TextEncoder()
const asciiBuffer = new Uint8Array(chunkLength)

/** Whether every character is ASCII. The platform's encoder knows eight times sooner than a pattern. */
export function isAscii(text: string): boolean {
  for (let start = 0; start < text.length; start += chunkLength) {
    const chunk = text.slice(start, start + chunkLength)
    // Anything else takes more bytes than units, so that not all of it finds room.
    if (encoder.encodeInto(chunk, asciiBuffer.subarray(0, chunk.length)).read < chunk.length) return false
  }
  return true
}

/**
 * A text's bytes, chunk by chunk, which is several times faster than all at once. They stand in a buffer that the next
 * chunk is written to as well, so whoever wants to keep them copies them.
 */
export function* utf8Chunks(text: string, context: Pick<EngineContext, 'progress'>): Generator<Uint8Array, void, void> {
  const buffer = new Uint8Array(maxBytesPerChunk)
  for (const chunk of chunksOf(text, context, chunkLength)) {
    yield buffer.subarray(0, encoder.encodeInto(chunk, buffer).written)
  }
}
