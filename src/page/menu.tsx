import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useRef } from 'react'
import type { ToolCard } from '#tools/cards.ts'
import { isPlainClick } from './plain-click.ts'
import { ToolLinks } from './tool-links.tsx'

interface MenuProps {
  name: string
  tools: readonly ToolCard[]
  onChoose: (event: MouseEvent, id: string) => void
}

/** The link a key leads to, counted from the one that has focus; -1 stands for the button above them. */
function nextLink(key: string, links: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return links[(at + 1) % links.length]
  if (key === 'ArrowUp') return links.at(Math.max(at, 0) - 1)
  if (at === -1) return undefined
  if (key === 'Home') return links[0]
  return key === 'End' ? links.at(-1) : undefined
}

/** A button and the links it discloses. The browser opens and closes them, one menu at a time, even without scripts. */
export function Menu({ name, tools, onChoose }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const sheet = useRef<HTMLDivElement>(null)

  const goBack = () => {
    sheet.current?.hidePopover()
    button.current?.focus()
  }

  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') goBack()
    const links = [...(sheet.current?.querySelectorAll('a') ?? [])]
    const link = nextLink(event.key, links, links.findIndex((each) => each === event.target))
    if (!link) return
    event.preventDefault()
    sheet.current?.togglePopover(true)
    link.focus()
  }

  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) sheet.current?.hidePopover()
  }

  const choose = (event: MouseEvent, toolId: string) => {
    // First, so that the tool gives the focus back to something that can still be seen.
    if (isPlainClick(event)) goBack()
    onChoose(event, toolId)
  }

  return (
    <li className="menu" onKeyDown={move} onBlur={closeWhenLeft}>
      <button ref={button} type="button" className="nav-link menu-button" popoverTarget={id}>
        {name}
      </button>
      <div ref={sheet} id={id} popover="auto" className="menu-sheet">
        <ToolLinks tools={tools} onChoose={choose} withMarks />
      </div>
    </li>
  )
}
