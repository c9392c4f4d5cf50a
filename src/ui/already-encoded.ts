import type { ActionStatus } from './use-in-place-tool.ts'

interface CodingAction {
  /** The last change, while the text is its result. */
  readonly change: { readonly options: { readonly direction: 'encode' | 'decode' } } | undefined
  readonly status: ActionStatus | undefined
}

/**
 * What to say about a text that contains escapes already: before it is encoded, and after it was encoded twice. `decode`
 * decodes the text from before that.
 */
export function describeEncoded({ change, status }: CodingAction, decode: () => void): ActionStatus | undefined {
  if (!change) return { message: 'Already encoded', button: { label: 'Decode it', press: decode } }
  if (change.options.direction === 'decode' || status?.button) return undefined
  return { message: 'It was already encoded', button: { label: 'Decode instead', press: decode } }
}
