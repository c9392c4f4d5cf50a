import { useEffect, useId, useRef } from 'react'
import { withBase } from '#config/site.ts'
import { PromiseLink } from '#frame/promise-link.tsx'
import { currentPath } from '#frame/router/router.tsx'
import type { ToolCard } from '#tools/cards.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Mark } from '#ui/mark.tsx'
import { useTravellingMark } from './use-travelling-mark.ts'
import { ToolScreen } from './tool-screen.tsx'
import './tool-modal.css'

export function ToolModal({ tool, onClose }: { tool: ToolCard; onClose: () => void }) {
  const headingId = useId()
  const mark = useRef<HTMLSpanElement>(null)
  useTravellingMark(mark, tool.id)
  useKeepScrollPosition()
  return (
    <Dialog
      labelledBy={headingId}
      onClose={onClose}
      findOpener={() => document.querySelector(`.card[href="${withBase(`/tools/${tool.id}`)}"]`)}
      heading={
        <>
          <Mark text={tool.icon} ref={mark} />
          <div className="tool-modal-head">
            <h2 id={headingId} tabIndex={-1}>
              {tool.name}
            </h2>
            <PromiseLink />
          </div>
        </>
      }
    >
      <ToolScreen id={tool.id} isModal />
    </Dialog>
  )
}

/**
 * Restores the scroll position after closing. Closing may go back to an address with a hash, and the browser then
 * scrolls to that hash. The card that gets the focus may be out of view, if the tool was found with the search.
 */
function useKeepScrollPosition() {
  useEffect(() => {
    const { scrollY } = window
    return () => {
      if (currentPath() !== '/') return
      // The browser scrolls after the popstate listeners have run.
      requestAnimationFrame(() => {
        if (location.hash !== '') scrollTo(0, scrollY)
        document.querySelector('.card:focus')?.scrollIntoView({ block: 'nearest' })
      })
    }
  }, [])
}
