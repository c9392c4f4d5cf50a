import { useCallback, useEffect, useRef } from 'react'
import type { OpenToolDetail } from '#frame/open-tool-event.ts'
import { useNavigate, useLocation } from '#frame/router/router.tsx'
import { findCard, type ToolCard } from '#tools/cards.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { useWindowEvent } from '#ui/use-window-event.ts'
import { carryStartText } from '#pages/home/start-text-handover.ts'
import { toolContentLoader } from './tool-content.ts'

interface HistoryState {
  /** How many entries in a row were pushed by opening tools, this one included. Closing the tool goes back that many. */
  readonly pushed?: number
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
    (id: string, isNextStep = false) => {
      // Reads the address, because a second open() may arrive before the first has rendered.
      const shown = toolAt(location.search)
      if (!findCard(id) || id === shown?.id) return
      toolContentLoader.preload(id)
      // A next step has received its text. A tool that fails to load shows the error itself.
      if (!isNextStep) carryStartText(id).catch(() => undefined)
      const state = readHistoryState()
      // Another tool replaces the open one, unless its text is handed over: then Back returns to the former tool.
      const replace = shown !== undefined && !isNextStep
      navigate(`/?tool=${id}`, { replace, state: replace ? state : { pushed: (state?.pushed ?? 0) + 1 } })
    },
    [navigate],
  )

  useWindowEvent('openTool', ({ detail }: CustomEvent<Partial<OpenToolDetail> | null>) => {
    if (typeof detail?.toolId === 'string') open(detail.toolId, detail.isNextStep === true)
  })

  useEffect(() => {
    isClosing.current = false
  }, [navigationCount])

  const close = () => {
    // history.go() is asynchronous: a second click must not leave the page.
    if (isClosing.current) return
    isClosing.current = true
    const showPage = () => {
      if (toolAt(location.search)) navigate('/', { replace: true })
    }
    const { pushed = 0 } = readHistoryState() ?? {}
    if (pushed === 0) {
      showPage()
      return
    }
    // If opening pushed history entries, closing goes back to the page. The first tool may have been opened by its address.
    addEventListener('popstate', showPage, { once: true })
    history.go(-pushed)
  }

  return { tool: isHydrated ? toolAt(search) : undefined, open, close }
}
