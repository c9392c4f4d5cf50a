import { useEffect, useRef } from 'react'
import { usePlace } from '#page/place.tsx'

const hashDelay = 100

/** Whether the document was reached by Back or a reload: the browser then restores the place itself. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== undefined && entry.type !== 'navigate'
}

function goToElement(id: string) {
  const element = document.getElementById(id)
  if (!element) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (element instanceof HTMLDetailsElement) element.open = true
  element.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' })
  // So that the next Tab goes on from here, as after a link that the browser follows by itself.
  if (element instanceof HTMLDetailsElement) element.querySelector('summary')?.focus({ preventScroll: true })
  else {
    element.tabIndex = -1
    element.focus({ preventScroll: true })
  }
}

/** Where one lands: on the heading at the top of a new page, on the old place after Back, on the element a hash names. */
export function useArrival() {
  const { pathname, hash, arrival, step } = usePlace()
  const shownPath = useRef<string>(undefined)

  useEffect(() => {
    const isFirst = shownPath.current === undefined
    const isNewPage = !isFirst && shownPath.current !== pathname
    shownPath.current = pathname
    if (isFirst ? isRestored() : arrival === 'by history') return
    if (hash !== '') {
      const timer = setTimeout(() => {
        goToElement(hash.slice(1))
      }, hashDelay)
      return () => {
        clearTimeout(timer)
      }
    }
    if (!isNewPage) return
    scrollTo(0, 0)
    document.querySelector('h1')?.focus({ preventScroll: true })
    return
  }, [pathname, hash, step, arrival])
}
