import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Options, type OptionValue, parseNumberInput } from '#core/tool/options.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'

type Values = Readonly<Record<string, OptionValue>>

/** Returns the values of text fields, lists of choices, number fields and checkboxes that differ from the rendered ones. */
function readChanges(fields: Element, options: Options, values: Values): Values {
  const changes: Record<string, OptionValue> = {}
  for (const { name, value, checked } of fields.querySelectorAll<HTMLInputElement>('[name]')) {
    const option = options[name]
    if ((option?.kind === 'text' || option?.kind === 'choice') && value !== values[name]) changes[name] = value
    if (option?.kind === 'flag' && checked !== values[name]) changes[name] = checked
    if (option?.kind === 'number' && value !== '' && Number(value) !== values[name])
      changes[name] = parseNumberInput(option, value)
  }
  return changes
}

/** Keeps what was typed before the script had loaded. Without this, the next render would reset the fields. */
export function useEarlyInput(
  options: Options,
  values: Values,
  onChange: (values: Values) => void,
): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement>(null)
  const isHydrating = !useIsHydrated()
  // A layout effect, because the next render may follow at once.
  useLayoutEffect(() => {
    if (!isHydrating || !fields.current) return
    const changes = readChanges(fields.current, options, values)
    if (Object.keys(changes).length > 0) onChange({ ...values, ...changes })
  }, [isHydrating, options, values, onChange])
  return fields
}
