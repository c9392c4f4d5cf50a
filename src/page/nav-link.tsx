import { type MouseEvent, use } from 'react'
import { useLocation } from './router.tsx'
import { isPlainClick } from './plain-click.ts'
import { DocumentPolicyZone, Link } from './link.tsx'

interface NavLinkProps {
  to: string
  className?: string
  children: string
  onClick?: (event: MouseEvent) => void
}

/** `page` is the very page, `true` one below it: a post of the blog. */
export function ariaCurrentFor(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return pathname.startsWith(`${to}/`) ? 'true' : undefined
}

/** A link to one of the pages that header and footer name. It says when it is the one on screen. */
export function NavLink({ to, onClick, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  // One document answers for every address without a page, and was drawn before anybody knew which.
  const ariaCurrent = use(DocumentPolicyZone) === 'not-found' ? undefined : ariaCurrentFor(to, pathname)

  const scrollUpIfCurrent = (event: MouseEvent) => {
    // There is nowhere to go; a browser would show the top of the page again.
    if (ariaCurrent === 'page' && isPlainClick(event)) scrollTo(0, 0)
    onClick?.(event)
  }
  return <Link to={to} aria-current={ariaCurrent} onClick={scrollUpIfCurrent} {...rest} />
}
