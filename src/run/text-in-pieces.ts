import { cut } from '#core/cut-text.ts'
import { partsOf } from '#core/text-in-pieces.ts'

/** Up to this many characters a text is taken in between two frames. */
const longestWhole = 2 ** 20

/** Parts a result from its text where that is long: the pieces go to the page ahead of the rest. */
export function partFromText(result: unknown): { readonly pieces: Iterable<string>; readonly rest: unknown } {
  const parts = partsOf(result)
  if (parts) return { pieces: cutAll(parts.pieces), rest: parts.rest }
  if (!hasText(result) || result.text.length <= longestWhole) return { pieces: [], rest: result }
  return { pieces: cut(result.text), rest: { ...result, text: '' } }
}

function* cutAll(pieces: readonly string[]): Generator<string, void, undefined> {
  for (const piece of pieces) yield* cut(piece)
}

function hasText(result: unknown): result is { readonly text: string } {
  return typeof result === 'object' && result !== null && 'text' in result && typeof result.text === 'string'
}
