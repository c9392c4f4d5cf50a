import { splitIntoChunks } from './chunks.ts'

/** A result whose text is split into chunks. No chunk ends inside a character or a line break. */
export interface ChunkedResult {
  readonly chunks: readonly string[]
  /** All other fields of the result. */
  readonly rest: object
}

const chunkedResult = Symbol('chunkedResult')

/**
 * Adds text to a result as a list of chunks. The `text` property joins the chunks when it is first read. Callers that
 * can work with the chunks avoid holding a long text in memory twice.
 */
export function withChunks<Rest extends object>(
  rest: Rest,
  chunks: readonly string[],
): Rest & { readonly text: string } {
  if (chunks.length <= 1) return { text: '', ...rest, ...(chunks.length === 1 && { text: chunks[0] as string }) }
  let whole: string | undefined
  return Object.defineProperties(
    { text: '', ...rest },
    {
      text: { get: () => (whole ??= chunks.join('')) },
      [chunkedResult]: { value: { chunks, rest } satisfies ChunkedResult },
    },
  )
}

/** Returns the chunks and the other fields of a result created by `withChunks`, or undefined for any other result. */
export function chunkedResultOf(result: unknown): ChunkedResult | undefined {
  return typeof result === 'object' && result !== null
    ? (result as { readonly [chunkedResult]?: ChunkedResult })[chunkedResult]
    : undefined
}

/** A text of up to this many characters reaches the page within a frame. */
const maxUnsplitLength = 2 ** 20

/** Separates a long text from the rest of its result, so that its chunks can be sent first. */
export function splitResult(result: unknown): { readonly chunks: Iterable<string>; readonly rest: unknown } {
  const chunked = chunkedResultOf(result)
  if (chunked) return { chunks: splitAll(chunked.chunks), rest: chunked.rest }
  if (!hasText(result) || result.text.length <= maxUnsplitLength) return { chunks: [], rest: result }
  return { chunks: splitIntoChunks(result.text), rest: { ...result, text: '' } }
}

function* splitAll(chunks: readonly string[]): Generator<string, void, undefined> {
  for (const chunk of chunks) yield* splitIntoChunks(chunk)
}

function hasText(result: unknown): result is { readonly text: string } {
  return typeof result === 'object' && result !== null && 'text' in result && typeof result.text === 'string'
}
