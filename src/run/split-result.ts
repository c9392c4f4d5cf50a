import { splitIntoChunks } from '#core/split-text.ts'
import { chunkedResultOf } from '#core/chunked-result.ts'

/** Up to this many characters a text is taken in between two frames. */
const maxUnsplitLength = 2 ** 20

/** Parts a result from its text where that is long: the chunks go to the page ahead of the rest. */
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
