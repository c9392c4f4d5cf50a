import { type MouseEvent, use } from 'react'
import { usePlace } from './place.tsx'
import { isPlainClick } from './plain-click.ts'
import { DocumentWorld, SiteLink } from './site-link.tsx'

interface PageLinkProps {
  to: string
  className?: string
  children: string
  onClick?: (event: MouseEvent) => void
}

/** `page` is the very page, `true` one below it: a post of the blog. */
export function placeOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return pathname.startsWith(`${to}/`) ? 'true' : undefined
}

/** A link to one of the pages that header and footer name. It says when it is the one on screen. */
export function PageLink({ to, onClick, ...rest }: PageLinkProps) {
  const { pathname } = usePlace()
  // One document answers for every address without a page, and was drawn before anybody knew which.
  const place = use(DocumentWorld) === 'nowhere' ? undefined : placeOf(to, pathname)

  const follow = (event: MouseEvent) => {
    // There is nowhere to go; a browser would show the top of the page again.
    if (place === 'page' && isPlainClick(event)) scrollTo(0, 0)
    onClick?.(event)
  }
  return <SiteLink to={to} aria-current={place} onClick={follow} {...rest} />
}
