import { useEffect, useEffectEvent } from 'react'

/** Calls the latest handler for each event of this type on the window. */
export function useWindowEvent<K extends keyof WindowEventMap>(
  type: K,
  handler: (event: WindowEventMap[K]) => void,
  { capture = false } = {},
): void {
  const receive = useEffectEvent(handler)
  useEffect(() => {
    const listener = (event: WindowEventMap[K]) => receive(event)
    addEventListener(type, listener, capture)
    return () => removeEventListener(type, listener, capture)
  }, [type, capture])
}
