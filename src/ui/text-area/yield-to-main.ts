/** Well under the 50 ms from which a page feels stuck, with room for what a slow machine adds. */
const maxBlockingTime = 8

function yieldNow(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

/** For long work on the page: awaited between its steps, it lets keys, clicks and painting through in time. */
export function createYieldToMain(): () => Promise<void> {
  let lastYield = performance.now()
  return async () => {
    if (performance.now() - lastYield < maxBlockingTime) return
    await yieldNow()
    lastYield = performance.now()
  }
}
