import { useSyncExternalStore } from 'react'
import type { TextBuffer } from './text-area/text-buffer.ts'

/** Said once there is something to take back. */
export function UndoHint({ buffer }: { buffer: TextBuffer }) {
  const canUndo = useSyncExternalStore(
    buffer.subscribe,
    () => buffer.canUndo,
    () => false,
  )
  return <p className="undo-hint text-soft-ink">{canUndo && 'Undo takes it back.'}</p>
}
