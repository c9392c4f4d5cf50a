import { useEffect, useId } from 'react'
import type { ToolCard } from '#tools/cards.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Mark } from '#ui/mark.tsx'
import { ToolScreen } from './tool-screen.tsx'

export function ToolModal({ tool, onClose }: { tool: ToolCard; onClose: () => void }) {
  const headingId = useId()
  useKeepScrollPosition()
  return (
    <Dialog
      labelledBy={headingId}
      onClose={onClose}
      findOpener={() => findCardInView(tool.id)}
      heading={
        <>
          <Mark text={tool.icon} />
          <h2 id={headingId} tabIndex={-1}>
            {tool.name}
          </h2>
        </>
      }
    >
      <ToolScreen id={tool.id} />
    </Dialog>
  )
}

/** Returns nothing for a card out of view: the tool was found with the search, and the page stays where it was. */
function findCardInView(id: string): HTMLElement | null {
  const card = document.querySelector<HTMLElement>(`.card[href="/tools/${id}"]`)
  const { top = -1 } = card?.getBoundingClientRect() ?? {}
  return top >= 0 && top < innerHeight ? card : null
}

/**
 * Restores the scroll position after closing. Closing may go back to an address with a hash, and the browser then
 * scrolls to that hash.
 */
function useKeepScrollPosition() {
  useEffect(() => {
    const { scrollY } = window
    return () => {
      if (location.pathname !== '/' || location.hash === '') return
      // The browser scrolls after the popstate listeners have run.
      requestAnimationFrame(() => scrollTo(0, scrollY))
    }
  }, [])
}
