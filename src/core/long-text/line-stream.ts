import { InputError } from '#core/tool/input-error.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'
import { type Chunk, cutAtBoundaries, decodedChunks } from './chunks.ts'
import { splitLines } from '#core/text/lines.ts'

/** In UTF-16 code units. */
const maxLineLength = 250_000_000

/** Number of lines that are yielded together at the end. */
const linesPerBatch = 10_000

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

/** Returns the offset after the last complete line break. A CR at the end may be the first half of a CR LF. */
function endOfLastLine(text: string): number {
  return Math.max(text.lastIndexOf('\n'), text.slice(0, -1).lastIndexOf('\r')) + 1
}
