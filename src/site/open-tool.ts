import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { findCard } from '#tools/cards.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { toolParts } from './tool-parts.ts'

interface ToolRequest {
  readonly toolId: string
}

declare global {
  interface WindowEventMap {
    openTool: CustomEvent<ToolRequest>
  }
}

/** The tool that the address asks for, and the ways to open and close one. */
export function useOpenTool() {
  const isHydrated = useIsHydrated()
  const [parameters] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const tool = isHydrated ? findCard(parameters.get('tool') ?? '') : undefined

  const openId = tool?.id
  const state = location.state as { openedHere?: boolean } | null

  const open = useCallback(
    (id: string) => {
      if (!findCard(id) || id === openId) return
      toolParts.preload(id)
      // Another tool takes the place of the open one: closing it leads to the page, not to the one before.
      const entry = openId === undefined ? { state: { openedHere: true } } : { state, replace: true }
      void navigate(`/?tool=${id}`, { ...entry, preventScrollReset: true })
    },
    [navigate, openId, state],
  )

  useEffect(() => {
    const openAsked = ({ detail }: CustomEvent<Partial<ToolRequest> | null>) => {
      if (typeof detail?.toolId === 'string') open(detail.toolId)
    }
    addEventListener('openTool', openAsked)
    return () => { removeEventListener('openTool', openAsked) }
  }, [open])

  const close = () => {
    // Opening pushed an entry, so Back and the close button must not leave two of them behind.
    if (state?.openedHere === true) void navigate(-1)
    else void navigate('/', { replace: true, preventScrollReset: true })
  }

  return { tool, open, close }
}
