import type { EngineContext } from '#core/tool.ts'
import { chunksOf } from './chunks.ts'

/** In UTF-16 units: small enough for what is worked on to stay near the processor. */
const chunkLength = 16_384

const mostBytesPerUnit = 3

/** A chunk may be a unit longer, where it would part a surrogate pair. */
const mostBytesPerChunk = mostBytesPerUnit * (chunkLength + 1)

const encoder = new TextEncoder()
const asciiRoom = new Uint8Array(chunkLength)

/** Whether every character is ASCII. The platform's encoder knows eight times sooner than a pattern. */
export function isAscii(text: string): boolean {
  for (let start = 0; start < text.length; start += chunkLength) {
    const chunk = text.slice(start, start + chunkLength)
    // Anything else takes more bytes than units, so that not all of it finds room.
    if (encoder.encodeInto(chunk, asciiRoom.subarray(0, chunk.length)).read < chunk.length) return false
  }
  return true
}

/**
 * A text's bytes, chunk by chunk, which is several times faster than all at once. They stand in a buffer that the next
 * chunk is written to as well, so whoever wants to keep them copies them.
 */
export function* utf8Chunks(text: string, context: Pick<EngineContext, 'progress'>): Generator<Uint8Array, void, void> {
  const buffer = new Uint8Array(mostBytesPerChunk)
  for (const chunk of chunksOf(text, context, chunkLength)) {
    yield buffer.subarray(0, encoder.encodeInto(chunk, buffer).written)
  }
}
