import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { RegisteredTool } from '#tools/registry.ts'
import { Mark } from './mark.tsx'
import { preloadToolParts } from './tool-parts.ts'

interface ToolCardProps {
  tool: RegisteredTool
  /** Where a plain click should do something better than going to the tool's page. */
  onOpen?: (id: string) => void
}

export function ToolCard({ tool, onOpen }: ToolCardProps) {
  const open = (event: MouseEvent) => {
    // A click meant for a new tab or window stays the browser's.
    if (!onOpen || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(tool.id)
  }
  return (
    <Link
      to={`/tools/${tool.id}`}
      className="card"
      onClick={open}
      onPointerEnter={() => { preloadToolParts(tool.id) }}
    >
      <Mark text={tool.icon} />
      <span className="card-words">
        <span className="card-name">{tool.name}</span>
        <span className="card-summary">{tool.summary}</span>
      </span>
    </Link>
  )
}
