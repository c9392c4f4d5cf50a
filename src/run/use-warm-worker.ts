import { useEffect } from 'react'
import { prepareEngine } from './engine-worker.ts'

/** In milliseconds. Safari has no `requestIdleCallback`; by then its page has settled too. */
const settled = 1000

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work)
  else setTimeout(work, settled)
}

/** Whether the address asks for a tool of the home page, or for settings of a tool. */
function isAskedFor({ search, hash }: Location): boolean {
  return new URLSearchParams(search).has('tool') || hash.includes('=')
}

/** Calls the function once: when the page is idle or the person turns to the tool, whichever is first. */
export function whenWanted(prepare: () => void): AbortController {
  const waiting = new AbortController()
  const { signal } = waiting
  const prepareOnce = () => {
    if (signal.aborted) return
    waiting.abort()
    prepare()
  }
  if (isAskedFor(location)) prepareOnce()
  whenIdle(prepareOnce)
  for (const sign of ['focusin', 'paste', 'dragenter']) document.addEventListener(sign, prepareOnce, { signal })
  return waiting
}

/** Starts the worker and loads an engine before the first text arrives. */
export function useWarmWorker(id: string) {
  useEffect(() => {
    const waiting = whenWanted(() => prepareEngine(id))
    return () => waiting.abort()
  }, [id])
}
