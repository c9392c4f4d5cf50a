import type { MouseEvent } from 'react'

/**
 * Whether a click opens the link in this tab. The browser handles clicks that open a new tab or window or start a
 * download.
 */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
