import { useCallback, useState } from 'react'

const kept = new Map<string, unknown>()

/** Like useState, but a view that is closed and opened again finds what it left. Gone when the page is reloaded. */
export function useKept<T>(key: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => (kept.has(key) ? (kept.get(key) as T) : initial))
  const keep = useCallback(
    (next: T) => {
      kept.set(key, next)
      setValue(next)
    },
    [key],
  )
  return [value, keep]
}
