import { useCallback, useEffect, useRef } from 'react'
import type { ToolRequest } from '#page/open-tool-event.ts'
import { useGo, usePlace } from '#page/place.tsx'
import { findCard, type ToolCard } from '#tools/cards.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { toolParts } from './tool-parts.ts'

interface EntryState {
  /** Opening the tool pushed this entry, so closing it may go back. */
  readonly openedHere?: boolean
}

function stateOfEntry(): EntryState | null {
  return history.state as EntryState | null
}

function toolAt(search: string): ToolCard | undefined {
  return findCard(new URLSearchParams(search).get('tool') ?? '')
}

/** The tool that the address asks for, and the ways to open and close one. */
export function useOpenTool() {
  const isHydrated = useIsHydrated()
  const place = usePlace()
  const go = useGo()
  const isClosing = useRef(false)

  const open = useCallback(
    (id: string) => {
      // By the address, not by what is drawn: a second wish may come before the first one is on the screen.
      const shown = toolAt(location.search)
      if (!findCard(id) || id === shown?.id) return
      toolParts.preload(id)
      // Another tool takes the place of the open one: closing it leads to the page, not to the one before.
      const entry = shown ? { state: stateOfEntry(), replace: true } : { state: { openedHere: true } }
      go(`/?tool=${id}`, entry)
    },
    [go],
  )

  useEffect(() => {
    const openAsked = ({ detail }: CustomEvent<Partial<ToolRequest> | null>) => {
      if (typeof detail?.toolId === 'string') open(detail.toolId)
    }
    addEventListener('openTool', openAsked)
    return () => {
      removeEventListener('openTool', openAsked)
    }
  }, [open])

  useEffect(() => {
    isClosing.current = false
  }, [place.step])

  const close = () => {
    // Going back takes a moment. Whoever presses twice must not leave the page.
    if (isClosing.current) return
    isClosing.current = true
    // Opening pushed an entry, so Back and the close button must not leave two of them behind.
    if (stateOfEntry()?.openedHere === true) history.back()
    else go('/', { replace: true })
  }

  return { tool: isHydrated ? toolAt(place.search) : undefined, open, close }
}
