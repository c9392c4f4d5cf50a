import { type MouseEvent, type ReactNode, use } from 'react'
import { useLocation } from './router.tsx'
import { isPlainClick } from './plain-click.ts'
import { DocumentPolicyZone, Link } from './link.tsx'

interface NavLinkProps {
  to: string
  className?: string
  children: ReactNode
  onClick?: (event: MouseEvent) => void
}

/**
 * Returns `page` if the link leads to the current page, and `true` if it leads to that page's parent, such as the blog
 * while a post is shown.
 */
export function ariaCurrentFor(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return pathname.startsWith(`${to}/`) ? 'true' : undefined
}

/** A link in the header or footer, with `aria-current` on the current page. */
export function NavLink({ to, onClick, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  // The same prerendered not-found document is served for every unknown address.
  const ariaCurrent = use(DocumentPolicyZone) === 'not-found' ? undefined : ariaCurrentFor(to, pathname)

  const scrollUpIfCurrent = (event: MouseEvent) => {
    // Like the browser, which scrolls to the top when a link leads to the current page.
    if (ariaCurrent === 'page' && isPlainClick(event)) scrollTo(0, 0)
    onClick?.(event)
  }
  return <Link to={to} aria-current={ariaCurrent} onClick={scrollUpIfCurrent} {...rest} />
}
