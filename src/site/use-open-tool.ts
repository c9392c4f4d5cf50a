import { useCallback, useEffect, useRef } from 'react'
import type { OpenToolDetail } from '#page/open-tool-event.ts'
import { useNavigate, useLocation } from '#page/router.tsx'
import { findCard, type ToolCard } from '#tools/cards.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { toolContentLoader } from './tool-content.ts'

interface HistoryState {
  /** Opening the tool pushed this entry, so closing it may go back. */
  readonly openedHere?: boolean
}

function readHistoryState(): HistoryState | null {
  return history.state as HistoryState | null
}

function toolAt(search: string): ToolCard | undefined {
  return findCard(new URLSearchParams(search).get('tool') ?? '')
}

/** The tool that the address asks for, and the ways to open and close one. */
export function useOpenTool() {
  const isHydrated = useIsHydrated()
  const { search, navigationCount } = useLocation()
  const navigate = useNavigate()
  const isClosing = useRef(false)

  const open = useCallback(
    (id: string) => {
      // By the address, not by what is rendered: a second open() may come before the first one is on screen.
      const shown = toolAt(location.search)
      if (!findCard(id) || id === shown?.id) return
      toolContentLoader.preload(id)
      // Another tool replaces the open one: closing it leads to the page, not to the tool before.
      const navigateOptions = shown ? { state: readHistoryState(), replace: true } : { state: { openedHere: true } }
      navigate(`/?tool=${id}`, navigateOptions)
    },
    [navigate],
  )

  useEffect(() => {
    const onOpenTool = ({ detail }: CustomEvent<Partial<OpenToolDetail> | null>) => {
      if (typeof detail?.toolId === 'string') open(detail.toolId)
    }
    addEventListener('openTool', onOpenTool)
    return () => {
      removeEventListener('openTool', onOpenTool)
    }
  }, [open])

  useEffect(() => {
    isClosing.current = false
  }, [navigationCount])

  const close = () => {
    // Going back takes a moment. Whoever presses twice must not leave the page.
    if (isClosing.current) return
    isClosing.current = true
    // Opening pushed an entry, so Back and the close button must not leave two of them behind.
    if (readHistoryState()?.openedHere === true) history.back()
    else navigate('/', { replace: true })
  }

  return { tool: isHydrated ? toolAt(search) : undefined, open, close }
}
