import type { ReactNode } from 'react'
import { isOwnPath } from '#config/addresses.ts'
import { isPublished } from '#config/published.ts'
import { withBase } from '#config/site.ts'
import { openTool } from '#frame/open-tool-event.ts'
import { useLocation } from '#frame/router/router.tsx'
import { Link } from '#frame/router/link.tsx'
import { ToolLink } from '#pages/tool/tool-link.tsx'

/** A link in prose, or its text if the page is not published. On the home page, a link to a tool opens it in place, like its card. */
export function ProseLink({ href, children }: { href: string; children?: ReactNode }) {
  const isHome = useLocation().pathname === '/'
  if (!isPublished(href)) return children
  const isFile = /\.\w+$/.test(href)
  if (isFile || !isOwnPath(href)) return <a href={withBase(href)}>{children}</a>
  const [, id] = /^\/tools\/([\w-]+)$/.exec(href) ?? []
  if (id === undefined) return <Link to={href}>{children}</Link>
  return (
    <ToolLink id={id} onOpen={isHome ? openTool : undefined}>
      {children}
    </ToolLink>
  )
}
