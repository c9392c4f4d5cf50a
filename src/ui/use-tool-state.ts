import { useCallback, useState } from 'react'

const savedValues = new Map<string, unknown>()

/** Like useState, but a view that is closed and opened again finds what it left. Gone when the page is reloaded. */
export function useToolState<T>(key: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => (savedValues.has(key) ? (savedValues.get(key) as T) : initial))
  const saveValue = useCallback(
    (next: T) => {
      savedValues.set(key, next)
      setValue(next)
    },
    [key],
  )
  return [value, saveValue]
}
