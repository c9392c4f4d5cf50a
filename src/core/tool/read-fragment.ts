import { describeUnknownOption, describeUnknownValue, type NamedOptions } from './left-out.ts'
import { isLinkable } from './option-links.ts'
import { optionWord, type Option, type OptionValue, parseNumberInput, publicOptions } from './options.ts'

interface LinkedOptions {
  readonly values: Readonly<Record<string, OptionValue>>
  /** A sentence about each option and value that the tool does not have. */
  readonly leftOut: readonly string[]
}

/**
 * Returns the options that the fragment of a link sets. Unknown names and wrong values are left out, and numbers are
 * clamped. Separate from `writeFragment`, because only pages opened by a link load it.
 */
export function readFragment(tool: NamedOptions, fragment: string): LinkedOptions {
  const parameters = new URLSearchParams(fragment.replaceAll('+', '%2B'))
  const known = new Map(
    Object.entries(publicOptions(tool.options)).map(([name, option]) => [optionWord(name), { name, option }]),
  )
  const values: [string, OptionValue][] = []
  const leftOut: string[] = []
  for (const word of new Set(parameters.keys())) {
    const text = parameters.get(word) ?? ''
    const found = known.get(word)
    if (!found) {
      if (word !== '') leftOut.push(describeUnknownOption(word, tool))
      continue
    }
    const { name, option } = found
    if (!isLinkable(option)) continue
    const value = readValue(option, text)
    if (value !== undefined) values.push([name, value])
    const unknown = value === undefined ? text : unknownLetters(option, text)
    if (value === undefined || unknown !== '') leftOut.push(describeUnknownValue(unknown, word, option, tool))
  }
  return { values: Object.fromEntries(values), leftOut }
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

function unknownLetters(option: Option, text: string): string {
  if (option.kind !== 'letters') return ''
  const known = option.letters.map(({ letter }) => letter)
  return [...new Set(text)].filter((letter) => !known.includes(letter)).join('')
}
