import type { RefObject } from 'react'
import { isOnTop } from './arrival.ts'
import { useWindowEvent } from './use-window-event.ts'

/**
 * Ctrl+Enter or ⌘+Enter presses the tool's main action. In a tool without one, it presses Copy. With Shift, it presses
 * “Continue with…” of the result or, if there is none, of the text.
 */
export function useMainActionKey(layout: RefObject<HTMLElement | null>): void {
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, target } = event
    if (key !== 'Enter' || ctrlKey === metaKey || altKey || repeat || isComposing) return
    const tool = layout.current
    // With a link focused, the browser opens it in a new tab.
    if (!tool || !isOnTop(tool) || (target instanceof Element && target.closest('a'))) return
    event.preventDefault()
    event.stopPropagation()
    const button = shiftKey
      ? [...tool.querySelectorAll('[data-continue]')].at(-1)
      : (tool.querySelector('[data-main-action]') ?? tool.querySelector('.tool-layout-bar button'))
    if (button instanceof HTMLElement) button.click()
  }
  // In the capture phase, because the editor handles these keys too.
  useWindowEvent('keydown', press, { capture: true })
}
