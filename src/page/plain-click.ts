import type { MouseEvent } from 'react'

/** Whether a click follows the link here. The browser handles clicks for a new tab, a new window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
