const forgetters: (() => void)[] = []

/** What could not be loaded is tried again the next time it is wanted. Call it when the visitor goes elsewhere. */
export function forgetFailures() {
  for (const forget of forgetters) forget()
}

/** Loads what a key names, once, and keeps it at hand: a page that was waited for is drawn at once. */
export function keepLoaded<T>(load: (key: string) => Promise<T>) {
  const loading = new Map<string, Promise<T>>()
  const loaded = new Map<string, T>()
  const failed = new Set<string>()

  /** A failure stays: whoever shows it asks again at each drawing. */
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

  function forget(key: string) {
    if (failed.delete(key)) loading.delete(key)
  }

  forgetters.push(() => {
    failed.forEach(forget)
  })

  return {
    load: loadOnce,

    /** What is here already. */
    find: (key: string): T | undefined => loaded.get(key),

    /** Ahead of time, trying again what failed before. Whoever shows it tells if it fails. */
    preload(key: string) {
      forget(key)
      loadOnce(key).catch(() => undefined)
    },
  }
}
