import { InputError } from '#core/tool/input-error.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'
import { splitLines } from '#core/text/lines.ts'

/** In UTF-16 code units. */
const maxLineLength = 250_000_000

/** Number of lines that are yielded together at the end. */
const linesPerBatch = 10_000

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

/**
 * Yields the lines of a file that `filter` keeps, and then `linesAtEnd`. The result is the same as that of
 * `rearrangeLines`.
 */
export async function* filterLineStream(
  chunks: AsyncIterable<Uint8Array>,
  filter: (lines: readonly string[]) => string[],
  context: Pick<EngineContext, 'progress' | 'signal'>,
  linesAtEnd: () => Iterable<string> = () => [],
): AsyncGenerator<string, void, void> {
  let lineBreak: string | undefined
  let hasKept = false
  let endsInBreak = false
  for await (const { text } of wholeLines(chunks, context)) {
    if (text === '') continue
    const { lines, lineBreak: firstBreak } = splitLines(text)
    lineBreak ??= firstBreak
    endsInBreak = lines.at(-1) === ''
    if (endsInBreak) lines.pop()
    const kept = filter(lines)
    if (kept.length === 0) continue
    // A line break is written together with the line after it: if the last line is removed, so is the line break before
    // it.
    if (hasKept) yield lineBreak
    yield kept.join(lineBreak)
    hasKept = true
  }
  for (const lines of batchesOf(linesAtEnd())) {
    context.signal.throwIfAborted()
    if (hasKept) yield lineBreak as string
    yield lines.join(lineBreak)
    hasKept = true
  }
  if (hasKept && endsInBreak) yield lineBreak as string
}

/** Yields the text of a file in chunks of whole lines, with their line breaks. */
export function wholeLines(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  context: Pick<EngineContext, 'progress' | 'signal'>,
  maxLength = maxLineLength,
): AsyncGenerator<Chunk, void, void> {
  return cutAtBoundaries(decodedChunks(chunks, context), {
    findLastCut: endOfLastLine,
    maxLength,
    createTooLongError: () =>
      new InputError(
        'A line in this file is too long',
        'It has more than 250 million characters. Check that the file contains line breaks.',
      ),
  })
}

function* batchesOf(lines: Iterable<string>): Generator<string[], void, void> {
  let batch: string[] = []
  for (const line of lines) {
    batch.push(line)
    if (batch.length < linesPerBatch) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
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

/** Returns the offset after the last complete line break. A CR at the end may be the first half of a CR LF. */
function endOfLastLine(text: string): number {
  return Math.max(text.lastIndexOf('\n'), text.slice(0, -1).lastIndexOf('\r')) + 1
}
