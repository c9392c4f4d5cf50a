import type { Option, OptionValue } from './options.ts'

/** Reads a whole number in digits; NaN for anything else. Number() would also accept '', ' 7 ', '0x10' and '1e3'. */
export function readWholeNumber(text: string): number {
  return /^-?\d+$/.test(text) ? Number(text) : NaN
}

/**
 * Returns a message that explains why a value is not valid for its option, or undefined if it is valid. The fields on
 * the page cannot produce invalid values; the command line reports them as usage errors.
 */
export function optionProblem(option: Option, value: OptionValue): string | undefined {
  switch (option.kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'takes no value'
    case 'number':
      return Number.isInteger(value) && Number(value) >= option.min && Number(value) <= option.max
        ? undefined
        : `takes a whole number from ${String(option.min)} to ${String(option.max)}`
    case 'choice':
      return option.choices.some((choice) => choice.value === value)
        ? undefined
        : `takes one of: ${option.choices.map((choice) => choice.value).join(', ')}`
    case 'letters': {
      const known = option.letters.map(({ letter }) => letter)
      const given = [...String(value)]
      const isValid = given.every((letter) => known.includes(letter)) && new Set(given).size === given.length
      return isValid ? undefined : `takes any of the letters ${known.join(' ')}, each once`
    }
    case 'text':
      // maxLength applies only to the field on the page.
      return typeof value === 'string' ? undefined : 'takes text'
  }
}
