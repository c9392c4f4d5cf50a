import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { isPlainClick } from '#page/plain-click.ts'
import type { ToolCard } from '#tools/cards.ts'
import { Mark } from '#ui/mark.tsx'
import { toolParts } from './tool-parts.ts'

interface CardLinkProps {
  tool: ToolCard
  /** Where a plain click should do something better than going to the tool's page. */
  onOpen?: (id: string) => void
}

export function CardLink({ tool, onOpen }: CardLinkProps) {
  const open = (event: MouseEvent) => {
    if (!onOpen || !isPlainClick(event)) return
    event.preventDefault()
    onOpen(tool.id)
  }
  return (
    <Link
      to={`/tools/${tool.id}`}
      className="card"
      onClick={open}
      onPointerEnter={() => { toolParts.preload(tool.id) }}
    >
      <Mark text={tool.icon} />
      <span className="card-words">
        <span className="card-name">{tool.name}</span>
        <span className="card-summary">{tool.summary}</span>
      </span>
    </Link>
  )
}
