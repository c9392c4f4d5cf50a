import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first render in the browser, so that both draw the same page. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
