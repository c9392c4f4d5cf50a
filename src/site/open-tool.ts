import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { findTool, type RegisteredTool } from '#tools/registry.ts'
import { preloadToolParts } from './tool-parts.ts'

declare global {
  interface WindowEventMap {
    openTool: CustomEvent<{ toolId: string }>
  }
}

const never = () => () => undefined

/** False on the server and in the first render in the browser, so that both draw the same page. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(never, () => true, () => false)
}

/** The tool that the address asks for, and the ways to open and close one. */
export function useOpenTool() {
  const isHydrated = useIsHydrated()
  const [parameters] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const tool: RegisteredTool | undefined = isHydrated ? findTool(parameters.get('tool') ?? '') : undefined

  const open = useCallback(
    (id: string) => {
      if (!findTool(id)) return
      preloadToolParts(id)
      void navigate(`/?tool=${id}`, { state: { openedHere: true }, preventScrollReset: true })
    },
    [navigate],
  )

  useEffect(() => {
    const openAsked = (event: WindowEventMap['openTool']) => {
      open(event.detail.toolId)
    }
    addEventListener('openTool', openAsked)
    return () => { removeEventListener('openTool', openAsked) }
  }, [open])

  const close = () => {
    const openedHere = (location.state as { openedHere?: boolean } | null)?.openedHere === true
    // Opening pushed an entry, so Back and the close button must not leave two of them behind.
    if (openedHere) void navigate(-1)
    else void navigate('/', { replace: true, preventScrollReset: true })
  }

  return { tool, open, close }
}
