import { useEffect, useRef } from 'react'
import { useLocation } from './router.tsx'

const hashDelay = 100

/**
 * Whether the visitor came to this document with the Back button or a reload. The browser then restores the scroll
 * position.
 */
function isRestoredByBrowser(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== undefined && entry.type !== 'navigate'
}

function scrollToElement(id: string) {
  const element = document.getElementById(id)
  if (!element) return
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  // The element itself, or what it is folded in.
  const details = element.closest('details')
  if (details) details.open = true
  element.scrollIntoView({ behavior: prefersReducedMotion ? 'instant' : 'smooth' })
  // Moves the focus, so that the next Tab continues from here, as after a native hash link.
  if (element instanceof HTMLDetailsElement) element.querySelector('summary')?.focus({ preventScroll: true })
  else {
    element.tabIndex = -1
    element.focus({ preventScroll: true })
  }
}

/**
 * After a navigation, scrolls to and focuses the heading at the top of a new page, or the element that the hash refers
 * to. After Back and Forward, the browser restores the scroll position.
 */
export function useScrollAndFocus() {
  const { pathname, hash, navigationType, navigationCount } = useLocation()
  const shownPath = useRef<string>(undefined)

  useEffect(() => {
    const isFirst = shownPath.current === undefined
    const isNewPage = !isFirst && shownPath.current !== pathname
    shownPath.current = pathname
    if (isFirst ? isRestoredByBrowser() : navigationType === 'traverse') return
    // A hash with `=` contains a tool's settings.
    if (hash !== '' && !hash.includes('=')) {
      const timer = setTimeout(() => scrollToElement(hash.slice(1)), hashDelay)
      return () => clearTimeout(timer)
    }
    if (!isNewPage) return
    scrollTo(0, 0)
    document.querySelector('h1')?.focus({ preventScroll: true })
    return
  }, [pathname, hash, navigationCount, navigationType])
}
