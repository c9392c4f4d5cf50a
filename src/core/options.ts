/** One of a few named values: radio buttons on the page, `--style snake` on the command line. */
export interface ChoiceOption {
  readonly kind: 'choice'
  readonly label: string
  readonly initial: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

/** On or off: a checkbox, `--symbols` or `--no-symbols`. */
export interface FlagOption {
  readonly kind: 'flag'
  readonly label: string
  readonly initial: boolean
}

/** A whole number within limits: a number field or a slider, `--length 20`. */
export interface NumberOption {
  readonly kind: 'number'
  readonly label: string
  readonly initial: number
  readonly min: number
  readonly max: number
  /** The field's own maximum, where the engine takes more: a courtesy to the page, no limit elsewhere. */
  readonly fieldMax?: number
  /** What stands in for something that is no number, on the command line too. Without it the page takes `initial`. */
  readonly fallback?: number
  readonly slider?: boolean
  /** 0 means “not set” and is shown as an empty field. */
  readonly optional?: boolean
}

/** A text beside the main one: `--pattern '\d+'`. */
export interface TextOption {
  readonly kind: 'text'
  readonly label: string
  readonly initial: string
  readonly placeholder?: string
  /** How many lines its field is high; one unless told. */
  readonly rows?: number
  /** The field's limit. Engines never cut. */
  readonly maxLength?: number
}

/** Any of a few single letters, written together: `--flags gi`. */
export interface LettersOption {
  readonly kind: 'letters'
  readonly label: string
  readonly initial: string
  readonly letters: readonly { readonly letter: string; readonly label: string }[]
}

export type Option = ChoiceOption | FlagOption | NumberOption | TextOption | LettersOption

export type Options = Readonly<Record<string, Option>>

export type OptionValue = string | number | boolean

type ValueOf<T extends Option> = T extends ChoiceOption
  ? T['choices'][number]['value']
  : T extends FlagOption
    ? boolean
    : T extends NumberOption
      ? number
      : string

export type OptionValues<O extends Options> = { readonly [K in keyof O]: ValueOf<O[K]> }

export function initialOptions<O extends Options>(options: O): OptionValues<O> {
  const entries = Object.entries(options).map(([name, option]) => [name, option.initial])
  return Object.fromEntries(entries) as OptionValues<O>
}

export function fieldMaxOf({ max, fieldMax = max }: NumberOption): number {
  return fieldMax
}

/** What a number field holds once it is left: a whole number within the limits, whatever was typed. */
export function parseNumberInput(option: NumberOption, input: string): number {
  const number = Number(input)
  if (input.trim() === '' || Number.isNaN(number)) return option.fallback ?? option.initial
  return Math.min(fieldMaxOf(option), Math.max(option.min, Math.round(number)))
}

/**
 * Why a value does not fit its option, or nothing if it does. The page never lets such a value through;
 * the command line calls it wrong usage.
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
      const fits = given.every((letter) => known.includes(letter)) && new Set(given).size === given.length
      return fits ? undefined : `takes any of the letters ${known.join(' ')}, each once`
    }
    case 'text':
      // A field's maxLength is a courtesy to the eye; a longer text is still a text.
      return typeof value === 'string' ? undefined : 'takes a text'
  }
}
