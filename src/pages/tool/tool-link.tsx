import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '#frame/router/plain-click.ts'
import { Link } from '#frame/router/link.tsx'
import { toolContentLoader } from './tool-content.ts'

interface ToolLinkProps {
  id: string
  className?: string
  /** Handles a plain click instead of navigating to the tool's page. */
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
    <Link to={`/tools/${id}`} className={className} onClick={open} onPointerEnter={() => toolContentLoader.preload(id)}>
      {children}
    </Link>
  )
}
