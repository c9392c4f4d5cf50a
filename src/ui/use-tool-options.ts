import { useMemo } from 'react'
import { initialOptions, type Options, type OptionValue, type OptionValues } from '#core/options.ts'
import { saveToolState, useToolState } from './use-tool-state.ts'

function keyOf(id: string): string {
  return `${id}/options`
}

/** The options of a tool. Closing the tool keeps them until the page is reloaded. */
export function useToolOptions<O extends Options>(
  id: string,
  options: O,
): [OptionValues<O>, (values: OptionValues<O>) => void] {
  const [saved, save] = useToolState<Partial<OptionValues<O>>>(keyOf(id), {})
  const values = useMemo(() => ({ ...initialOptions(options), ...saved }), [options, saved])
  return [values, save]
}

/** Sets some options of a tool that is about to open. The others stay as they are. */
export function presetOptions(id: string, values: Readonly<Record<string, OptionValue>>): void {
  saveToolState<Record<string, OptionValue>>(keyOf(id), (saved) => ({ ...saved, ...values }))
}
