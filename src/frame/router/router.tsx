import { createContext, type ReactNode, startTransition, use, useCallback, useState } from 'react'
import { withBase, withoutBase } from '#config/site.ts'
import { useWindowEvent } from '#ui/use-window-event.ts'

/** The current address, and how the visitor got there. */
export interface RouterLocation {
  /** Path within the site. */
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly navigationType: 'initial' | 'push' | 'replace' | 'traverse'
  /** Number of navigations in this document so far, including those to the same address. */
  readonly navigationCount: number
}

interface NavigateOptions {
  /** Replaces the current history entry instead of adding one. */
  readonly replace?: boolean
  /** Stored with the entry as `history.state`. */
  readonly state?: unknown
}

/** Navigates to another address within the document. */
export type Navigate = (to: string, options?: NavigateOptions) => void

const RouterContext = createContext<{ readonly location: RouterLocation; readonly navigate: Navigate } | undefined>(
  undefined,
)

function useRouter() {
  const router = use(RouterContext)
  if (!router) throw new Error('no BrowserRouter or StaticRouter around this component')
  return router
}

export function useLocation(): RouterLocation {
  return useRouter().location
}

export function useNavigate(): Navigate {
  return useRouter().navigate
}

/** Returns the path in the address bar, within the site. */
export function currentPath(): string {
  const path = withoutBase(location.pathname) ?? ''
  return path === '' ? '/' : path
}

function readLocation(navigationType: RouterLocation['navigationType'], navigationCount: number): RouterLocation {
  const { search, hash } = location
  return { pathname: currentPath(), search, hash, navigationType, navigationCount }
}

/** A router that gets its location from the browser's address bar and history. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(() => readLocation('initial', 0))

  const updateLocation = useCallback((navigationType: RouterLocation['navigationType']) => {
    // The current page stays on screen until the next one can render.
    startTransition(() => setLocation(({ navigationCount }) => readLocation(navigationType, navigationCount + 1)))
  }, [])

  const navigate = useCallback<Navigate>(
    (to, { replace = false, state = null } = {}) => {
      if (replace) history.replaceState(state, '', withBase(to))
      else history.pushState(state, '', withBase(to))
      updateLocation(replace ? 'replace' : 'push')
    },
    [updateLocation],
  )

  useWindowEvent('popstate', () => updateLocation('traverse'))

  return <RouterContext value={{ location, navigate }}>{children}</RouterContext>
}

function refuseNavigation(to: string): never {
  throw new Error(`navigate('${to}') was called during prerendering`)
}

/** A router with a fixed location, for prerendering without a browser. */
export function StaticRouter({ path, children }: { path: string; children: ReactNode }) {
  return (
    <RouterContext
      value={{
        location: { pathname: path, search: '', hash: '', navigationType: 'initial', navigationCount: 0 },
        navigate: refuseNavigation,
      }}
    >
      {children}
    </RouterContext>
  )
}
