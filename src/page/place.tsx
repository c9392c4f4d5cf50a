import { createContext, type ReactNode, startTransition, use, useCallback, useEffect, useState } from 'react'

/** Where the visitor is, as the address says, and how they came. */
export interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly arrival: 'first' | 'pushed' | 'replaced' | 'by history'
  /** How many steps they took in this document: another number for every one, to the same address too. */
  readonly step: number
}

interface EntryOptions {
  /** The new address takes the place of the present one in the history. */
  readonly replace?: boolean
  /** What the browser keeps with the entry, as `history.state`. */
  readonly state?: unknown
}

/** Goes to another address within the document. */
export type Go = (to: string, options?: EntryOptions) => void

const Here = createContext<{ readonly place: Place; readonly go: Go } | undefined>(undefined)

function useHere() {
  const here = use(Here)
  if (!here) throw new Error('a page is drawn within BrowserPlace or StaticPlace')
  return here
}

export function usePlace(): Place {
  return useHere().place
}

export function useGo(): Go {
  return useHere().go
}

function readPlace(arrival: Place['arrival'], step: number): Place {
  const { pathname, search, hash } = location
  return { pathname, search, hash, arrival, step }
}

/** The place that the browser's address and history tell. */
export function BrowserPlace({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(() => readPlace('first', 0))

  const arrive = useCallback((arrival: Place['arrival']) => {
    // The page on screen stays until the next one has all it needs.
    startTransition(() => {
      setPlace(({ step }) => readPlace(arrival, step + 1))
    })
  }, [])

  const go = useCallback<Go>(
    (to, { replace = false, state = null } = {}) => {
      if (replace) history.replaceState(state, '', to)
      else history.pushState(state, '', to)
      arrive(replace ? 'replaced' : 'pushed')
    },
    [arrive],
  )

  useEffect(() => {
    const follow = () => {
      arrive('by history')
    }
    addEventListener('popstate', follow)
    return () => {
      removeEventListener('popstate', follow)
    }
  }, [arrive])

  return <Here value={{ place, go }}>{children}</Here>
}

function stay(to: string): never {
  throw new Error(`nobody goes to ${to} while pages are drawn for the build`)
}

/** One address, for drawing its page without a browser. */
export function StaticPlace({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Here value={{ place: { pathname: path, search: '', hash: '', arrival: 'first', step: 0 }, go: stay }}>
      {children}
    </Here>
  )
}
