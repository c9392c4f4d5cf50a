import { useSyncExternalStore } from 'react'
import type { TextBuffer } from './text-area/text-buffer.ts'

/** A hint that is shown while there is something to undo. */
export function UndoHint({ buffer }: { buffer: TextBuffer }) {
  const canUndo = useSyncExternalStore(
    buffer.subscribe,
    () => buffer.canUndo,
    () => false,
  )
  return <p className="undo-hint text-soft-ink">{canUndo && 'Undo restores the previous text.'}</p>
}
