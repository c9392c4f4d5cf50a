import type { EngineContext } from '#core/tool/engine-interface.ts'
import { isInsidePair } from '#core/text/char-class.ts'

/** In UTF-16 code units. Progress is reported after each chunk. */
const chunkLength = 1_000_000

/** Returns the first offset at or after this one that is not inside a surrogate pair. */
function characterEnd(text: string, offset: number): number {
  return isInsidePair(text, offset) ? offset + 1 : offset
}

/**
 * Splits a long text into chunks. `endOf` finds the end of a chunk near an offset. By default, it avoids splitting
 * surrogate pairs.
 */
export function* chunksOf(
  text: string,
  context?: Pick<EngineContext, 'progress'>,
  length = chunkLength,
  endOf: (text: string, offset: number, start: number) => number = characterEnd,
): Generator<string, void, void> {
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = start + length < text.length ? endOf(text, start + length, start) : text.length
    yield text.slice(start, end)
    context?.progress(end, text.length)
  }
}

/** Decodes UTF-8 bytes that arrive in chunks. */
export async function* decodedChunks(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  context: Pick<EngineContext, 'progress' | 'signal'>,
): AsyncGenerator<string, void, void> {
  // The byte order mark of the file has already been removed. A second one is part of the text.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let done = 0
  for await (const chunk of bytes) {
    context.signal.throwIfAborted()
    yield decoder.decode(chunk, { stream: true })
    done += chunk.length
    context.progress(done)
  }
  yield decoder.decode()
}

export interface Chunk {
  readonly text: string
  readonly isLast: boolean
}

interface CutOptions {
  /**
   * Returns the last offset at which a chunk may be cut, regardless of the text that follows it; 0 if there is none.
   */
  readonly findLastCut: (chunk: string) => number
  /** In UTF-16 code units. */
  readonly maxLength: number
  readonly createTooLongError: () => Error
}

/** Yields the same text in chunks that are cut only where `findLastCut` allows it. The last chunk may be empty. */
export async function* cutAtBoundaries(
  chunks: AsyncIterable<string>,
  { findLastCut, maxLength, createTooLongError }: CutOptions,
): AsyncGenerator<Chunk, void, void> {
  let pending: string[] = []
  let length = 0
  for await (const chunk of chunks) {
    const cut = findLastCut(chunk)
    length += chunk.length
    if (length > maxLength) throw createTooLongError()
    if (cut === 0) {
      pending.push(chunk)
      continue
    }
    const text = pending.join('') + chunk.slice(0, cut)
    pending = [chunk.slice(cut)]
    length = chunk.length - cut
    yield { text, isLast: false }
  }
  yield { text: pending.join(''), isLast: true }
}
