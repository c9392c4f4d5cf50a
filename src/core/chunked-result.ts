/** A result split into its text in chunks and everything else. No chunk ends inside a character or a line break. */
export interface ChunkedResult {
  readonly chunks: readonly string[]
  readonly rest: object
}

const chunkedResult = Symbol('chunkedResult')

/**
 * Adds a text in chunks to a result. `text` joins them when it is first read; callers that can use the chunks avoid
 * holding a long text twice.
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

/** Returns the chunks and the rest of a result made by `withChunks`, or undefined for any other result. */
export function chunkedResultOf(result: unknown): ChunkedResult | undefined {
  return typeof result === 'object' && result !== null
    ? (result as { readonly [chunkedResult]?: ChunkedResult })[chunkedResult]
    : undefined
}
