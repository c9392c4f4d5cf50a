import { splitIntoChunks } from '#core/split-text.ts'
import { chunkedResultOf } from '#core/chunked-result.ts'

/** Up to this many characters a text is taken in between two frames. */
const longestWhole = 2 ** 20

/** Parts a result from its text where that is long: the chunks go to the page ahead of the rest. */
export function partFromText(result: unknown): { readonly chunks: Iterable<string>; readonly rest: unknown } {
  const parts = chunkedResultOf(result)
  if (parts) return { chunks: cutAll(parts.chunks), rest: parts.rest }
  if (!hasText(result) || result.text.length <= longestWhole) return { chunks: [], rest: result }
  return { chunks: splitIntoChunks(result.text), rest: { ...result, text: '' } }
}

function* cutAll(chunks: readonly string[]): Generator<string, void, undefined> {
  for (const chunk of chunks) yield* splitIntoChunks(chunk)
}

function hasText(result: unknown): result is { readonly text: string } {
  return typeof result === 'object' && result !== null && 'text' in result && typeof result.text === 'string'
}
