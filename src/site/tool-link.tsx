import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '#page/plain-click.ts'
import { SiteLink } from '#page/site-link.tsx'
import { toolParts } from './tool-parts.ts'

interface ToolLinkProps {
  id: string
  className?: string
  /** Where a plain click should do something better than going to the tool's page. */
  onOpen?: ((id: string) => void) | undefined
  children: ReactNode
}

export function ToolLink({ id, className, onOpen, children }: ToolLinkProps) {
  const open = (event: MouseEvent) => {
    if (!onOpen || !isPlainClick(event)) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <SiteLink
      to={`/tools/${id}`}
      className={className}
      onClick={open}
      onPointerEnter={() => {
        toolParts.preload(id)
      }}
    >
      {children}
    </SiteLink>
  )
}
