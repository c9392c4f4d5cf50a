import type { MouseEvent, ReactNode } from 'react'
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
    // A click meant for a new tab or window stays the browser's.
    if (!onOpen || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <SiteLink
      to={`/tools/${id}`}
      className={className}
      onClick={open}
      onPointerEnter={() => { toolParts.preload(id) }}
    >
      {children}
    </SiteLink>
  )
}
