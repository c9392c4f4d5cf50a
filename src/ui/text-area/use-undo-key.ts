import { useEffect, useEffectEvent } from 'react'
import { useWindowEvent } from '#ui/use-window-event.ts'
import { rememberTyping } from './typed-fields.ts'
import type { UndoArea } from './undo-key.ts'

const loadUndoKey = () => import('./undo-key.ts')

/**
 * Makes the keys for undo work in the whole tool. The code for it is loaded with the first text, so that it is there when a
 * button changes the text.
 */
export function useUndoKey(
  { buffer, wrapper, undo }: UndoArea,
  { hasText, canUndo }: { hasText: boolean; canUndo: boolean },
): void {
  useWindowEvent('input', rememberTyping)
  const undoText = useEffectEvent(undo)
  useEffect(() => {
    if (hasText) loadUndoKey().catch(() => undefined)
  }, [hasText])
  useEffect(() => {
    if (!canUndo) return
    const controller = new AbortController()
    loadUndoKey().then(
      ({ addUndoArea }) => {
        if (controller.signal.aborted) return
        controller.signal.addEventListener('abort', addUndoArea({ buffer, wrapper, undo: () => undoText() }))
      },
      () => undefined,
    )
    return () => controller.abort()
  }, [buffer, wrapper, canUndo])
}
