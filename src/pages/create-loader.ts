const clearCallbacks: (() => void)[] = []

/** Makes every loader retry failed keys. Called when the visitor navigates away from a page with an error. */
export function clearLoadFailures() {
  for (const clearFailure of clearCallbacks) clearFailure()
}

/**
 * Creates a loader that loads the value for each key once and caches it, so that a page whose loader has finished
 * renders without suspending.
 */
export function createLoader<T>(load: (key: string) => Promise<T>) {
  const loading = new Map<string, Promise<T>>()
  const loaded = new Map<string, T>()
  const failed = new Set<string>()

  /** Failures are cached too, because a component that shows a failure calls this on every render. */
  function loadOnce(key: string): Promise<T> {
    const known = loading.get(key)
    if (known) return known
    const promise = load(key).then((value) => {
      loaded.set(key, value)
      return value
    })
    loading.set(key, promise)
    promise.catch(() => failed.add(key))
    return promise
  }

  function clearFailure(key: string) {
    if (failed.delete(key)) loading.delete(key)
  }

  clearCallbacks.push(() => failed.forEach(clearFailure))

  return {
    load: loadOnce,

    /** Returns the value, if it has been loaded. */
    get: (key: string): T | undefined => loaded.get(key),

    /** Starts loading, even after a failure. Errors surface where the value is used. */
    preload(key: string) {
      clearFailure(key)
      loadOnce(key).catch(() => undefined)
    },
  }
}
