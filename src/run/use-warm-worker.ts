import { useEffect } from 'react'
import { prepareEngine } from './engine-worker.ts'

/** Safari has no `requestIdleCallback`. By then its page has settled too. */
const settled = 1000

/** What a person does right before the first text arrives. */
const firstSigns = ['focusin', 'paste', 'dragenter'] as const

/**
 * Starts the worker and loads an engine before the first text arrives: when the page is idle or the person turns to it,
 * whichever is first.
 */
export function useWarmWorker(id: string) {
  useEffect(() => {
    const prepare = () => {
      stop()
      prepareEngine(id)
    }
    const hasIdle = 'requestIdleCallback' in globalThis
    const timer = hasIdle ? requestIdleCallback(prepare) : setTimeout(prepare, settled)
    const stop = () => {
      if (hasIdle) cancelIdleCallback(timer as number)
      else clearTimeout(timer)
      for (const sign of firstSigns) document.removeEventListener(sign, prepare)
    }
    for (const sign of firstSigns) document.addEventListener(sign, prepare)
    return stop
  }, [id])
}
