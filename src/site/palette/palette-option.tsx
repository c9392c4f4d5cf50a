import type { MouseEvent } from 'react'
import { openTool } from '#page/open-tool-event.ts'
import { isPlainClick } from '#page/plain-click.ts'
import { SiteLink } from '#page/site-link.tsx'
import { Mark } from '#ui/mark.tsx'
import type { Found } from './find.ts'

interface PaletteOptionProps {
  id: string
  found: Found
  isActive: boolean
  /** On the home page a tool is opened over it; anywhere else one goes to the tool's own page. */
  opensInPlace: boolean
  onPoint: () => void
  onChoose: () => void
}

export function PaletteOption({ id, found, isActive, opensInPlace, onPoint, onChoose }: PaletteOptionProps) {
  const { name, summary, mark, to, toolId } = found.entry

  const choose = (event: MouseEvent) => {
    // Whoever opens a new tab finds the palette still here for the next.
    if (!isPlainClick(event)) return
    onChoose()
    if (toolId === undefined || !opensInPlace) return
    event.preventDefault()
    openTool(toolId)
  }

  return (
    <SiteLink
      to={to}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="palette-option"
      onClick={choose}
      onPointerMove={onPoint}
      // The focus stays in the field.
      onMouseDown={(event) => {
        event.preventDefault()
      }}
    >
      <Mark text={mark} />
      <span className="palette-name">{name}</span>
      <span className="palette-summary">{summary}</span>
      {found.reason !== undefined && <span className="palette-reason">matches “{found.reason}”</span>}
    </SiteLink>
  )
}
