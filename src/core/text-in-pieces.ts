/** A result in two parts: its text in pieces, none of which ends within a character or a line break, and all else. */
export interface Parted {
  readonly pieces: readonly string[]
  readonly rest: object
}

const parts = Symbol('parts')

/**
 * Gives a result a text that comes in pieces. It is put together when somebody reads it, which whoever takes the pieces
 * need not: a long text would be held twice.
 */
export function withPieces<Rest extends object>(rest: Rest, pieces: readonly string[]): Rest & { readonly text: string } {
  if (pieces.length <= 1) return { text: '', ...rest, ...(pieces.length === 1 && { text: pieces[0] as string }) }
  let whole: string | undefined
  return Object.defineProperties({ text: '', ...rest }, {
    text: { get: () => (whole ??= pieces.join('')) },
    [parts]: { value: { pieces, rest } satisfies Parted },
  })
}

/** The two parts of a result whose text came in pieces. */
export function partsOf(result: unknown): Parted | undefined {
  return typeof result === 'object' && result !== null ? (result as { readonly [parts]?: Parted })[parts] : undefined
}
