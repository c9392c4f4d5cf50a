import type { RefObject } from 'react'
import { isOnTop } from '#ui/arrival.ts'
import { historyActionOf } from './history-keys.ts'
import type { TextBuffer } from './text-buffer.ts'
import { typedFields } from './typed-fields.ts'

export interface UndoArea {
  readonly buffer: TextBuffer
  readonly wrapper: RefObject<Element | null>
  readonly undo: () => void
}

/** The text areas whose last change can be undone, in the order of those changes. */
const areas = new Set<UndoArea>()

/** Returns the text area whose text was replaced last, if it has not been edited since. */
function findLastReplaced(): UndoArea | undefined {
  return [...areas].findLast(({ buffer, wrapper }) => buffer.canUndo && buffer.isUnedited && isOnTop(wrapper.current))
}

addEventListener('keydown', (event) => {
  const { defaultPrevented, target } = event
  if (defaultPrevented || historyActionOf(event) !== 'undo' || (target && typedFields.has(target))) return
  const area = findLastReplaced()
  if (!area) return
  event.preventDefault()
  area.undo()
})

/**
 * Ctrl+Z or ⌘+Z undoes what a button has just done to a text, wherever the focus is in the tool. Fields in which something
 * was typed keep the browser’s undo.
 */
export function addUndoArea(area: UndoArea): () => void {
  const moveToEnd = () => {
    areas.delete(area)
    areas.add(area)
  }
  moveToEnd()
  const unsubscribe = area.buffer.subscribe(moveToEnd)
  return () => {
    unsubscribe()
    areas.delete(area)
  }
}
