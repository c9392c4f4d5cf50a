import type { ToolCard } from '#tools/cards.ts'
import { Mark } from '#ui/mark.tsx'
import { ToolLink } from '#pages/tool/tool-link.tsx'
import '#frame/cards.css'

interface CardLinkProps {
  tool: ToolCard
  onOpen?: (id: string) => void
}

export function CardLink({ tool, onOpen }: CardLinkProps) {
  return (
    <ToolLink id={tool.id} className="card box" onOpen={onOpen}>
      <Mark text={tool.icon} />
      <span className="card-words">
        <span className="card-name">{tool.name}</span>
        <span className="card-summary">{tool.summary}</span>
      </span>
    </ToolLink>
  )
}
