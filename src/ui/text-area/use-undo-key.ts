import { useEffect, useEffectEvent } from 'react'
import { useWindowEvent } from '#ui/use-window-event.ts'
import { rememberTyping } from './typed-fields.ts'
import type { UndoArea } from './undo-key.ts'

/** Makes the keys for undo work in the whole tool. The code for it is loaded with the first change that can be undone. */
export function useUndoKey({ buffer, wrapper, undo }: UndoArea, canUndo: boolean): void {
  useWindowEvent('input', rememberTyping)
  const undoText = useEffectEvent(undo)
  useEffect(() => {
    if (!canUndo) return
    const controller = new AbortController()
    import('./undo-key.ts').then(
      ({ addUndoArea }) => {
        if (controller.signal.aborted) return
        controller.signal.addEventListener('abort', addUndoArea({ buffer, wrapper, undo: () => undoText() }))
      },
      () => undefined,
    )
    return () => controller.abort()
  }, [buffer, wrapper, canUndo])
}
