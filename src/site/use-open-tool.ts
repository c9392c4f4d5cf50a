import { useCallback, useEffect, useRef } from 'react'
import type { OpenToolDetail } from '#page/open-tool-event.ts'
import { useNavigate, useLocation } from '#page/router.tsx'
import { findCard, type ToolCard } from '#tools/cards.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { toolContentLoader } from './tool-content.ts'

interface HistoryState {
  /** Whether opening the tool pushed this entry. If so, closing the tool can go back. */
  readonly openedHere?: boolean
}

function readHistoryState(): HistoryState | null {
  return history.state as HistoryState | null
}

function toolAt(search: string): ToolCard | undefined {
  return findCard(new URLSearchParams(search).get('tool') ?? '')
}

/** Returns the tool in the address, and functions to open and close tools. */
export function useOpenTool() {
  const isHydrated = useIsHydrated()
  const { search, navigationCount } = useLocation()
  const navigate = useNavigate()
  const isClosing = useRef(false)

  const open = useCallback(
    (id: string) => {
      // Reads the address, because a second open() may arrive before the first has rendered.
      const shown = toolAt(location.search)
      if (!findCard(id) || id === shown?.id) return
      toolContentLoader.preload(id)
      // Another tool replaces the open one, so that closing it returns to the page, not to the previous tool.
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
    // history.back() is asynchronous: a second click must not leave the page.
    if (isClosing.current) return
    isClosing.current = true
    // If opening pushed a history entry, closing removes it by going back.
    if (readHistoryState()?.openedHere === true) history.back()
    else navigate('/', { replace: true })
  }

  return { tool: isHydrated ? toolAt(search) : undefined, open, close }
}
