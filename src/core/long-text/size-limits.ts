import { InputError } from '#core/tool/input-error.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'

const mebi = 2 ** 20

/** In bytes. Larger files are not read as a whole: only engines with `stream` can process them. */
export const maxFileSize = 256 * mebi

/** In bytes. Documents are read as a whole. */
export const maxDocumentSize = 200 * mebi

/** The error for a document that is too large. */
export function documentTooLarge(name: string): InputError {
  return new InputError(`${name} is larger than 200 MB, which is the limit for documents.`)
}

/**
 * Returns the maximum length of a result, given the length of the input. It is for tools whose result can grow
 * quadratically: 16 KB of nested brackets become 256 MB of indentation. Real-world input becomes only a few times
 * longer.
 */
export function outputLimit(
  inputLength: number,
  { maxOutputLength = 256 * mebi }: Pick<EngineContext, 'maxOutputLength'> = {},
): number {
  return Math.min(maxOutputLength, Math.max(32 * mebi, 64 * inputLength))
}
