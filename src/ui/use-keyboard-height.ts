import { type RefObject, useEffect } from 'react'

/**
 * Sets `--keyboard-height` on the element: how much of the page the on-screen keyboard covers. It is 0 in browsers that make
 * the page shorter instead. Safari covers the page.
 */
export function useKeyboardHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const update = () => {
      // Zooming in also makes the visible part smaller.
      const covered = viewport.scale > 1 ? 0 : Math.max(0, innerHeight - viewport.height - viewport.offsetTop)
      element.current?.style.setProperty('--keyboard-height', `${String(Math.round(covered))}px`)
    }
    viewport.addEventListener('resize', update)
    viewport.addEventListener('scroll', update)
    return () => {
      viewport.removeEventListener('resize', update)
      viewport.removeEventListener('scroll', update)
    }
  }, [element])
}
