import { cut } from '#core/cut-text.ts'
import { textPieces } from '#core/held-text.ts'

/** Up to this many characters a text is taken in between two frames. */
const longestWhole = 2 ** 20

/** Parts a result from its text where that is long: the pieces go to the page ahead of the rest. */
export function partFromText(result: unknown): { readonly pieces: Iterable<string>; readonly rest: unknown } {
  if (!hasText(result) || result.text.length <= longestWhole) return { pieces: [], rest: result }
  return { pieces: cut(result.text), rest: { ...result, text: '' } }
}

/** Gives a result its text back. It is put together when somebody reads it, which whoever takes the pieces need not. */
export function joinWithText(rest: unknown, pieces: readonly string[]): unknown {
  if (pieces.length === 0) return rest
  let whole: string | undefined
  return Object.defineProperty({ ...(rest as object), [textPieces]: pieces }, 'text', {
    enumerable: true,
    get: () => (whole ??= pieces.join('')),
  })
}

function hasText(result: unknown): result is { readonly text: string } {
  return typeof result === 'object' && result !== null && 'text' in result && typeof result.text === 'string'
}
