import { useCallback, useState } from 'react'

const savedValues = new Map<string, unknown>()

/** Forgets a value, so that a view opens without it. */
export function clearToolState(key: string): void {
  savedValues.delete(key)
}

/** Like useState, but the value survives closing and reopening the view. Reloading the page resets it. */
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
