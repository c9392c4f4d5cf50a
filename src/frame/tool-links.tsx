import type { MouseEvent } from 'react'
import type { ToolCard } from '#tools/cards.ts'
import { withBase } from '#config/site.ts'
import { Mark } from '#ui/mark.tsx'
import { addressOfTool } from './use-choose-tool.ts'
import './tool-links.css'

interface ToolLinksProps {
  tools: readonly ToolCard[]
  onChoose: (event: MouseEvent, id: string) => void
  withMarks?: boolean
}

/**
 * Links to tools for the menus, the panel and the footer. They are plain `<a>` elements, because a page has about a
 * hundred of them.
 */
export function ToolLinks({ tools, onChoose, withMarks = false }: ToolLinksProps) {
  return (
    <ul className="tool-links">
      {tools.map(({ id, name, icon }) => (
        <li key={id}>
          <a href={withBase(addressOfTool(id))} className="tool-link" onClick={(event) => onChoose(event, id)}>
            {withMarks && <Mark text={icon} size="tiny" />}
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
