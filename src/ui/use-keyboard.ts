import { type RefObject, useEffect } from 'react'

/** In pixels. A phone's screen is lower than this only while its keyboard is open. */
const crampedHeight = 430

/**
 * Follows the on-screen keyboard. Sets `--keyboard-height` on the element: how much of the page the keyboard covers, which is
 * 0 in browsers that make the page shorter instead (Safari covers the page). Sets `data-cramped` while little is left.
 */
export function useKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const update = () => {
      const { current } = element
      if (!current) return
      // Zooming in also makes the visible part smaller.
      const covered = viewport.scale > 1 ? 0 : Math.max(0, innerHeight - viewport.height - viewport.offsetTop)
      current.style.setProperty('--keyboard-height', `${String(Math.round(covered))}px`)
      current.toggleAttribute('data-cramped', innerHeight - covered < crampedHeight)
    }
    update()
    viewport.addEventListener('resize', update)
    viewport.addEventListener('scroll', update)
    return () => {
      viewport.removeEventListener('resize', update)
      viewport.removeEventListener('scroll', update)
    }
  }, [element])
}
