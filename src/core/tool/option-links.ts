import { optionWord, type Option, type Options, type OptionValue, type TextOption } from './options.ts'

type Values = Readonly<Record<string, OptionValue>>

/** Whether a link may set this option. Typed text has to be allowed one option at a time. */
export function isLinkable(option: Option): boolean {
  return option.kind === 'text' ? option.linkedAs !== undefined : option.isLinked !== false
}

/** Returns the names of the linkable options that differ from their initial values. */
function changedOptions(options: Options, values: Values): string[] {
  return Object.keys(options).filter((name) => {
    const option = options[name] as Option
    return isLinkable(option) && (values[name] ?? option.initial) !== option.initial
  })
}

/**
 * Returns the fragment of a link to a tool with these options, without `#`: `length=24&symbols=off`. `readFragment` reads
 * it.
 */
export function writeFragment(options: Options, values: Values): string {
  const parameters = changedOptions(options, values).map((name) => [optionWord(name), writeValue(values[name])])
  const fragment = new URLSearchParams(parameters).toString()
  // `+` is a space only in forms. Chat programs leave a full stop at the end of an address out of the link.
  return fragment.replaceAll('+', '%20').replaceAll('.', '%2E')
}

/** Writes the value of an option in links and recipes. */
export function writeValue(value: OptionValue | undefined): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return String(value)
}

/** Names the typed text that a link to these options contains, such as `pattern`. */
export function linkedTexts(options: Options, values: Values): readonly string[] {
  return changedOptions(options, values).flatMap((name) => (options[name] as TextOption).linkedAs ?? [])
}
