import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { SidePanel, type ToolMenus } from './side-panel.tsx'

/** Where the menus have no room. Without scripts it leads to the foot of the page, which names every tool and page. */
export function PanelButton(toolMenus: ToolMenus) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
  }

  useEffect(() => {
    // The stylesheet knows from which width the menus have room: this button is gone then.
    const closeWhenWide = () => {
      if (button.current?.getClientRects().length === 0) close()
    }
    addEventListener('resize', closeWhenWide)
    return () => {
      removeEventListener('resize', closeWhenWide)
    }
  }, [])

  const open = () => {
    // Not every browser focuses what is clicked, and closing gives the focus back to what had it.
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
