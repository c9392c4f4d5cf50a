import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { initialOptions, type Options, type OptionValue, type OptionValues } from '#core/tool/options.ts'
import { Listeners } from './listeners.ts'

type Values = Readonly<Record<string, OptionValue>>

interface SavedOptions {
  /** Options that have been set. The others have their initial values. */
  readonly values: Values
  /** The settings link that was opened last, what it set, and a sentence about each part that was left out. */
  readonly link?: { readonly hash: string; readonly values: Values; readonly leftOut: readonly string[] }
}

const savedOptions = new Map<string, SavedOptions>()
const listeners = new Listeners()

/** Sets options of a tool, by its id. The others stay as they are. */
export function saveOptions(id: string, { values, ...change }: SavedOptions): void {
  const saved = savedOptions.get(id)
  savedOptions.set(id, { ...saved, ...change, values: { ...saved?.values, ...values } })
  listeners.notify()
}

/** Returns what has been set. Prerendered pages have no link and only initial values. */
export function useSavedOptions(id: string): SavedOptions | undefined {
  return useSyncExternalStore(
    listeners.subscribe,
    () => savedOptions.get(id),
    () => undefined,
  )
}

/** The options of a tool. Closing the tool keeps them until the page is reloaded. */
export function useToolOptions<O extends Options>(
  id: string,
  options: O,
): [OptionValues<O>, (values: OptionValues<O>) => void] {
  const saved = useSavedOptions(id)?.values
  const values = useMemo(() => ({ ...initialOptions(options), ...saved }), [options, saved])
  const save = useCallback((changed: OptionValues<O>) => saveOptions(id, { values: changed }), [id])
  return [values, save]
}
