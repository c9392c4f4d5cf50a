import { useEffect } from 'react'
import type { TextBuffer } from './text-buffer.ts'

/** Asks before the page is left with a text that would be lost. The code for it is loaded with the first text. */
export function useLeavingQuestion(buffer: TextBuffer, hasText: boolean): void {
  useEffect(() => {
    if (!hasText) return
    import('./unsaved-texts.ts').then(
      ({ watchUnsaved }) => watchUnsaved(buffer),
      () => undefined,
    )
  }, [buffer, hasText])
}
