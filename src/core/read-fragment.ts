import { isLinkable } from './option-links.ts'
import { type Option, type Options, optionWord, type OptionValue, parseNumberInput } from './options.ts'

/**
 * Returns the options that the fragment of a link sets. Unknown names and wrong values are left out, and numbers are
 * clamped. Separate from `writeFragment`, because only pages opened by a link load it.
 */
export function readFragment(options: Options, fragment: string): Readonly<Record<string, OptionValue>> {
  const parameters = new URLSearchParams(fragment.replaceAll('+', '%2B'))
  const entries = Object.entries(options).flatMap(([name, option]) => {
    const text = parameters.get(optionWord(name))
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
