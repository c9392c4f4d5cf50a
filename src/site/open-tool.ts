import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ToolRequest } from '#page/open-tool-event.ts'
import { findCard, type ToolCard } from '#tools/cards.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { toolParts } from './tool-parts.ts'

interface EntryState {
  /** Opening the tool pushed this entry, so closing it may go back. */
  readonly openedHere?: boolean
}

/** What the router keeps with the present entry of the history. */
function stateOfEntry(): EntryState | undefined {
  return (history.state as { usr?: EntryState } | null)?.usr
}

function toolAt(search: string): ToolCard | undefined {
  return findCard(new URLSearchParams(search).get('tool') ?? '')
}

/** The tool that the address asks for, and the ways to open and close one. */
export function useOpenTool() {
  const isHydrated = useIsHydrated()
  const place = useLocation()
  const navigate = useNavigate()
  const isClosing = useRef(false)

  const open = useCallback(
    (id: string) => {
      // By the address, not by what is drawn: a second wish may come before the first one is on the screen.
      const shown = toolAt(location.search)
      if (!findCard(id) || id === shown?.id) return
      toolParts.preload(id)
      // Another tool takes the place of the open one: closing it leads to the page, not to the one before.
      const entry = shown ? { state: stateOfEntry(), replace: true } : { state: { openedHere: true } }
      void navigate(`/?tool=${id}`, { ...entry, preventScrollReset: true })
    },
    [navigate],
  )

  useEffect(() => {
    const openAsked = ({ detail }: CustomEvent<Partial<ToolRequest> | null>) => {
      if (typeof detail?.toolId === 'string') open(detail.toolId)
    }
    addEventListener('openTool', openAsked)
    return () => { removeEventListener('openTool', openAsked) }
  }, [open])

  useEffect(() => {
    isClosing.current = false
  }, [place.key])

  const close = () => {
    // Going back takes a moment. Whoever presses twice must not leave the page.
    if (isClosing.current) return
    isClosing.current = true
    // Opening pushed an entry, so Back and the close button must not leave two of them behind.
    if (stateOfEntry()?.openedHere === true) void navigate(-1)
    else void navigate('/', { replace: true, preventScrollReset: true })
  }

  return { tool: isHydrated ? toolAt(place.search) : undefined, open, close }
}
