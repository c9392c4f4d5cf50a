import { splitIntoChunks } from '#core/long-text/split-text.ts'
import { chunkedResultOf } from '#core/long-text/chunked-result.ts'

/** A text of up to this many characters reaches the page within a frame. */
const maxUnsplitLength = 2 ** 20

/** Separates a long text from the rest of its result, so that its chunks can be sent first. */
export function splitResult(result: unknown): { readonly chunks: Iterable<string>; readonly rest: unknown } {
  const chunkedResult = chunkedResultOf(result)
  if (chunkedResult) return { chunks: splitAll(chunkedResult.chunks), rest: chunkedResult.rest }
  if (!hasText(result) || result.text.length <= maxUnsplitLength) return { chunks: [], rest: result }
  return { chunks: splitIntoChunks(result.text), rest: { ...result, text: '' } }
}

function* splitAll(chunks: readonly string[]): Generator<string, void, undefined> {
  for (const chunk of chunks) yield* splitIntoChunks(chunk)
}

function hasText(result: unknown): result is { readonly text: string } {
  return typeof result === 'object' && result !== null && 'text' in result && typeof result.text === 'string'
}
