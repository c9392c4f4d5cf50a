import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

const hashDelay = 100

/** Where one lands: on the heading at the top of a new page, on the old place after Back, on the element a hash names. */
export function useArrival() {
  const { pathname, hash, key } = useLocation()
  const arrival = useNavigationType()
  const shownPath = useRef(pathname)

  useEffect(() => {
    const isNewPage = shownPath.current !== pathname
    shownPath.current = pathname
    if (hash !== '') {
      const timer = setTimeout(() => {
        const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
        document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' })
      }, hashDelay)
      return () => { clearTimeout(timer) }
    }
    if (!isNewPage || arrival === NavigationType.Pop) return
    scrollTo(0, 0)
    document.querySelector('h1')?.focus({ preventScroll: true })
    return
  }, [pathname, hash, key, arrival])
}
