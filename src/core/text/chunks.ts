import type { EngineContext } from '#core/tool.ts'
import { isHighSurrogate, isLowSurrogate } from './char-class.ts'

/** In UTF-16 code units. Progress is reported after each chunk. */
const chunkLength = 1_000_000

/** The nearest offset from this one on that is not inside a surrogate pair. */
function characterEnd(text: string, offset: number): number {
  const isInside = isHighSurrogate(text.charCodeAt(offset - 1)) && isLowSurrogate(text.charCodeAt(offset))
  return isInside ? offset + 1 : offset
}

/** A long text in chunks. `endOf` finds the end of a chunk near an offset; by default chunks do not split surrogate pairs. */
export function* chunksOf(
  text: string,
  context: Pick<EngineContext, 'progress'>,
  length = chunkLength,
  endOf: (text: string, offset: number, start: number) => number = characterEnd,
): Generator<string, void, void> {
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = start + length < text.length ? endOf(text, start + length, start) : text.length
    yield text.slice(start, end)
    context.progress(end, text.length)
  }
}

/** The text of a file that is read in chunks of UTF-8. */
export async function* decodedChunks(
  bytes: AsyncIterable<Uint8Array>,
  context: Pick<EngineContext, 'progress' | 'signal'>,
): AsyncGenerator<string, void, void> {
  // The byte order mark of the file is already removed; another one is text.
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
  /** The last offset in a chunk where the text may be cut, whatever comes next; 0 if there is none. */
  readonly findLastCut: (chunk: string) => number
  /** In UTF-16 code units. */
  readonly maxLength: number
  readonly createTooLongError: () => Error
}

/** The same text in chunks that end where it may be cut. The last one is the rest and may be empty. */
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
