import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useRef } from 'react'
import type { ToolCard } from '#tools/cards.ts'
import { hasPopover } from '#ui/popover.ts'
import { useWindowEvent } from '#ui/use-window-event.ts'
import { isPlainClick } from './router/plain-click.ts'
import { ToolLinks } from './tool-links.tsx'
import './menu.css'

interface MenuProps {
  name: string
  tools: readonly ToolCard[]
  onChoose: (event: MouseEvent, id: string) => void
}

/** Returns the link to which a key moves the focus. `index` is that of the focused link, or -1 for the menu button. */
function nextLink(key: string, links: readonly HTMLElement[], index: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return links[(index + 1) % links.length]
  if (key === 'ArrowUp') return links.at(Math.max(index, 0) - 1)
  if (index === -1) return undefined
  if (key === 'Home') return links[0]
  return key === 'End' ? links.at(-1) : undefined
}

/** In browsers without popovers, the sheet is shown by means of an attribute. */
function setOpen(sheet: HTMLElement | null, isOpen: boolean) {
  if (hasPopover) {
    sheet?.togglePopover(isOpen)
    return
  }
  sheet?.toggleAttribute('data-open', isOpen)
  sheet?.previousElementSibling?.setAttribute('aria-expanded', String(isOpen))
}

/**
 * A button that opens a list of links. The browser opens and closes the list, one menu at a time, even without scripts.
 */
export function Menu({ name, tools, onChoose }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const sheet = useRef<HTMLDivElement>(null)

  useWindowEvent('pointerdown', ({ target }) => {
    // Popovers close automatically when the visitor clicks elsewhere.
    if (!hasPopover && !sheet.current?.parentElement?.contains(target as Node)) setOpen(sheet.current, false)
  })

  const closeAndFocusButton = () => {
    setOpen(sheet.current, false)
    button.current?.focus()
  }

  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') closeAndFocusButton()
    const links = [...(sheet.current?.querySelectorAll('a') ?? [])]
    const link = nextLink(
      event.key,
      links,
      links.findIndex((each) => each === event.target),
    )
    if (!link) return
    event.preventDefault()
    setOpen(sheet.current, true)
    link.focus()
  }

  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(sheet.current, false)
  }

  const choose = (event: MouseEvent, toolId: string) => {
    // Focuses the button first, because closing the tool returns the focus to it. The link will be hidden by then.
    if (isPlainClick(event)) closeAndFocusButton()
    onChoose(event, toolId)
  }

  const toggle = () => {
    if (!hasPopover) setOpen(sheet.current, sheet.current?.hasAttribute('data-open') === false)
  }

  return (
    <li className="menu" onKeyDown={moveFocus} onBlur={closeOnBlur}>
      <button ref={button} type="button" className="nav-link menu-button" popoverTarget={id} onClick={toggle}>
        {name}
      </button>
      <div ref={sheet} id={id} popover="auto" className="menu-sheet">
        <ToolLinks tools={tools} onChoose={choose} withMarks />
      </div>
    </li>
  )
}
