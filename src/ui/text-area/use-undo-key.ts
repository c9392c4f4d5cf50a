import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isOnTop } from '#ui/arrival.ts'
import { useWindowEvent } from '#ui/use-window-event.ts'
import { historyActionOf } from './history-keys.ts'
import type { TextBuffer } from './text-buffer.ts'

interface Area {
  readonly buffer: TextBuffer
  readonly wrapper: RefObject<Element | null>
}

/** The text areas of the page whose text can be changed. */
const areas = new Set<Area>()

/** Fields with text that was typed. The browser has a history of it. */
const typedFields = new WeakSet<EventTarget>()

/** Returns the text area whose text was replaced last, if it has not been edited since. */
function findLastReplaced(): Area | undefined {
  return [...areas]
    .filter(({ buffer, wrapper }) => buffer.canUndo && buffer.isUnedited && isOnTop(wrapper.current))
    .toSorted((a, b) => b.buffer.replacedAt - a.buffer.replacedAt)[0]
}

/**
 * Ctrl+Z or ⌘+Z undoes what a button has just done to a text, wherever the focus is in the tool. Fields in which something
 * was typed keep the browser’s undo.
 */
export function useUndoKey(
  { buffer, wrapper, isEditable }: Area & { readonly isEditable: boolean },
  undo: () => void,
): void {
  const undoText = useEffectEvent(undo)

  useEffect(() => {
    if (!isEditable) return
    const area = { buffer, wrapper }
    const onKeyDown = (event: KeyboardEvent) => {
      const { defaultPrevented, target } = event
      if (defaultPrevented || historyActionOf(event) !== 'undo' || (target && typedFields.has(target))) return
      if (findLastReplaced() !== area) return
      event.preventDefault()
      undoText()
    }
    areas.add(area)
    addEventListener('keydown', onKeyDown)
    return () => {
      areas.delete(area)
      removeEventListener('keydown', onKeyDown)
    }
  }, [buffer, wrapper, isEditable])

  useWindowEvent('input', ({ target }) => {
    if (target) typedFields.add(target)
  })
}
