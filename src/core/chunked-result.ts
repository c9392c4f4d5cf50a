/** A result in two parts: its text in chunks, none of which ends within a character or a line break, and all else. */
export interface ChunkedResult {
  readonly chunks: readonly string[]
  readonly rest: object
}

const chunkedResult = Symbol('parts')

/**
 * Gives a result a text in chunks. `text` joins them when it is first read; callers that can use the chunks avoid holding a
 * long text twice.
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

/** The two parts of a result whose text came in chunks. */
export function chunkedResultOf(result: unknown): ChunkedResult | undefined {
  return typeof result === 'object' && result !== null
    ? (result as { readonly [chunkedResult]?: ChunkedResult })[chunkedResult]
    : undefined
}
