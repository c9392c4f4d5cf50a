import type { MouseEvent } from 'react'
import { openTool } from '#frame/open-tool-event.ts'
import { isPlainClick } from '#frame/router/plain-click.ts'
import { Link } from '#frame/router/link.tsx'
import { Mark } from '#ui/mark.tsx'
import { saveOptions } from '#ui/use-tool-options.ts'
import type { FoundEntry } from './find.ts'

interface PaletteOptionProps {
  id: string
  found: FoundEntry
  isActive: boolean
  /** On the home page, tools open in a modal. On other pages, the option links to the tool's page. */
  opensInModal: boolean
  onHover: () => void
  onChoose: () => void
}

export function PaletteOption({ id, found, isActive, opensInModal, onHover, onChoose }: PaletteOptionProps) {
  const { kind, name, summary, mark, target, toolId, options } = found.entry

  const choose = (event: MouseEvent) => {
    // The palette stays open after opening a new tab.
    if (!isPlainClick(event)) return
    onChoose()
    if (toolId === undefined || !opensInModal) return
    event.preventDefault()
    if (options) saveOptions(toolId, { values: options })
    openTool(toolId)
  }

  const attributes = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: 'palette-option',
    onPointerMove: onHover,
    // Keeps the focus in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  }
  const content = (
    <>
      <Mark text={mark} />
      <span className="palette-name">{name}</span>
      <span className="palette-summary">{summary}</span>
      {found.reason !== undefined && kind !== 'nearest' && (
        <span className="palette-reason">matches “{found.reason}”</span>
      )}
    </>
  )

  if (typeof target === 'string') {
    return (
      <Link to={target} onClick={choose} {...attributes}>
        {content}
      </Link>
    )
  }
  const run = () => {
    onChoose()
    target()
  }
  return (
    <button type="button" onClick={run} {...attributes}>
      {content}
    </button>
  )
}
