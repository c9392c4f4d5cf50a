import { useEffect } from 'react'
import { PageMeta } from '#frame/page-meta.tsx'
import { useLocation } from '#frame/router/router.tsx'
import { Link } from '#frame/router/link.tsx'
import { site } from '#config/site.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import '#frame/big-mark.css'
import '#frame/not-found.css'

export function NotFoundPage() {
  const { pathname } = useLocation()
  const isHydrated = useIsHydrated()

  useEffect(() => {
    // Not before hydration, because the requested URL may belong to a post published after the build.
    if (isHydrated) console.error(`404: there is no page at ${pathname}`)
  }, [isHydrated, pathname])

  return (
    <div className="measure not-found">
      <PageMeta title={`Page not found | ${site.name}`} description="There is no page at this address." />
      {/* Shown upside down, the way typesetters used to mark a missing letter. */}
      <span className="big-mark" aria-hidden="true">
        ¶
      </span>
      <h1 tabIndex={-1}>404</h1>
      <p>Oops! Page not found</p>
      <Link to="/" className="button-link">
        Return to Home
      </Link>
    </div>
  )
}
