/** In milliseconds: well below the 50 ms at which a page feels slow, even on a slow machine. */
const maxBlockingTime = 8

function yieldNow(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  return new Promise((resolve) => setTimeout(resolve))
}

/** Returns a function to await between the steps of a long task. It yields often enough for input and painting. */
export function createYieldToMain(): () => Promise<void> {
  let lastYield = performance.now()
  return async () => {
    if (performance.now() - lastYield < maxBlockingTime) return
    await yieldNow()
    lastYield = performance.now()
  }
}
