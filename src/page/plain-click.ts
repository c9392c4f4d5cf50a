import type { MouseEvent } from 'react'

/** A click meant for a new tab, a new window or a download stays the browser's. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
