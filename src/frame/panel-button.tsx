import { useRef, useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { useWindowEvent } from '#ui/use-window-event.ts'
import { SidePanel, type ToolMenus } from './side-panel.tsx'

/**
 * A button that opens the side panel on narrow screens. Without scripts, it is a link to the footer, which lists every
 * tool and page.
 */
export function PanelButton(toolMenus: ToolMenus) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)

  // The stylesheet hides this button once the menus fit.
  useWindowEvent('resize', () => {
    if (button.current?.getClientRects().length === 0) close()
  })

  const open = () => {
    // Closing the panel returns the focus to the element that had it, but Safari does not focus a button when it is
    // clicked.
    button.current?.focus()
    setIsOpen(true)
  }

  return (
    <>
      <IconButton ref={button} icon="menu" label="Menu" className="panel-button" onClick={open} />
      <noscript>
        <a href="#site-map" className="nav-link">
          Menu
        </a>
      </noscript>
      {isOpen && <SidePanel {...toolMenus} onClose={close} />}
    </>
  )
}
