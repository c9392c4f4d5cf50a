import type { ReactNode } from 'react'
import { isOwnPath } from '#page/addresses.ts'
import { openTool } from '#page/open-tool-event.ts'
import { useLocation } from '#page/router.tsx'
import { Link } from '#page/link.tsx'
import { ToolLink } from './tool-link.tsx'

/** A link in prose. On the home page, a link to a tool opens it in place, like its card. */
export function ProseLink({ href, children }: { href: string; children?: ReactNode }) {
  const isHome = useLocation().pathname === '/'
  if (!isOwnPath(href)) return <a href={href}>{children}</a>
  const [, id] = /^\/tools\/([\w-]+)$/.exec(href) ?? []
  if (id === undefined) return <Link to={href}>{children}</Link>
  return (
    <ToolLink id={id} onOpen={isHome ? openTool : undefined}>
      {children}
    </ToolLink>
  )
}
