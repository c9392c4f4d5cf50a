import { type Option, type Options, type OptionValue, parseNumberInput } from './options.ts'

type Values = Readonly<Record<string, OptionValue>>

/** Whether a link may set this option. Typed text has to be allowed one option at a time. */
export function isLinkable(option: Option): boolean {
  return option.kind === 'text' ? option.linkedAs !== undefined : option.isLinked !== false
}

/** Returns the linkable options that differ from their initial values. */
function changedOptions(options: Options, values: Values): [string, Option, OptionValue][] {
  return Object.entries(options).flatMap(([name, option]) => {
    const value = values[name] ?? option.initial
    return isLinkable(option) && value !== option.initial ? [[name, option, value]] : []
  })
}

/** Returns the fragment of a link to a tool with these options, without `#`: `length=24&symbols=off`. */
export function writeFragment(options: Options, values: Values): string {
  const parameters = changedOptions(options, values).map(([name, , value]) => [name, writeValue(value)])
  const fragment = new URLSearchParams(parameters).toString()
  // `+` is a space only in forms. Chat programs leave a full stop at the end of an address out of the link.
  return fragment.replaceAll('+', '%20').replaceAll('.', '%2E')
}

function writeValue(value: OptionValue): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return String(value)
}

/** Returns the options that a fragment sets. Unknown names and wrong values are left out, numbers are clamped. */
export function readFragment(options: Options, fragment: string): Values {
  const parameters = new URLSearchParams(fragment.replaceAll('+', '%2B'))
  const entries = Object.entries(options).flatMap(([name, option]) => {
    const text = parameters.get(name)
    const value = text === null || !isLinkable(option) ? undefined : readValue(option, text)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

function readValue(option: Option, text: string): OptionValue | undefined {
  switch (option.kind) {
    case 'flag':
      return text === 'on' ? true : text === 'off' ? false : undefined
    case 'number':
      return text.trim() === '' || Number.isNaN(Number(text)) ? undefined : parseNumberInput(option, text)
    case 'choice':
      return option.choices.find(({ value }) => value === text)?.value
    case 'letters':
      return option.letters
        .map(({ letter }) => letter)
        .filter((letter) => text.includes(letter))
        .join('')
    case 'text':
      // As the field on the page would take it.
      return text.replaceAll(/[\r\n]/g, '').slice(0, option.maxLength)
  }
}

/** Names the typed text that a link to these options contains, such as `pattern`. */
export function linkedTexts(options: Options, values: Values): readonly string[] {
  return changedOptions(options, values).flatMap(([, option]) =>
    option.kind === 'text' && option.linkedAs !== undefined ? [option.linkedAs] : [],
  )
}
