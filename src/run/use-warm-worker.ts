import { useEffect } from 'react'
import { prepareEngine } from './engine-worker.ts'

/** In milliseconds. Safari has no `requestIdleCallback`; by then its page has settled too. */
const settled = 1000

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work)
  else setTimeout(work, settled)
}

/**
 * Starts the worker and loads an engine before the first text arrives: when the page is idle or the person turns to it,
 * whichever is first.
 */
export function useWarmWorker(id: string) {
  useEffect(() => {
    const waiting = new AbortController()
    const { signal } = waiting
    const prepare = () => {
      if (signal.aborted) return
      waiting.abort()
      prepareEngine(id)
    }
    whenIdle(prepare)
    for (const sign of ['focusin', 'paste', 'dragenter']) document.addEventListener(sign, prepare, { signal })
    return () => waiting.abort()
  }, [id])
}
