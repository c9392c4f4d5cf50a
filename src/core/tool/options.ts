interface LinkableOption {
  /** False for options without a field on the page, such as limits. Links to the tool leave them out. */
  readonly isLinked?: false
}

/** One of several named values: radio buttons on the page, `--style snake` on the command line. */
export interface ChoiceOption extends LinkableOption {
  readonly kind: 'choice'
  readonly label: string
  readonly initial: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

/** On or off: a checkbox on the page, `--symbols` or `--no-symbols` on the command line. */
export interface FlagOption extends LinkableOption {
  readonly kind: 'flag'
  readonly label: string
  readonly initial: boolean
}

/** An integer within limits: a number field or a slider on the page, `--length 20` on the command line. */
export interface NumberOption extends LinkableOption {
  readonly kind: 'number'
  readonly label: string
  readonly initial: number
  readonly min: number
  readonly max: number
  /** The maximum that the field on the page suggests, if larger numbers can be typed. */
  readonly fieldMax?: number
  /**
   * Used instead of input that is not a number, both on the page and on the command line. Without a fallback, the page
   * uses `initial`.
   */
  readonly fallback?: number
  readonly slider?: boolean
  /** 0 means “not set” and is shown as an empty field. */
  readonly optional?: boolean
  /** Only our own code sets it, such as the number of rows that the page lists. People and programs can’t. */
  readonly isInternal?: true
}

/** Text in addition to the main input: a text field on the page, `--pattern '\d+'` on the command line. */
export interface TextOption {
  readonly kind: 'text'
  readonly label: string
  readonly initial: string
  readonly placeholder?: string
  /** Height of the field in lines; 1 by default. */
  readonly rows?: number
  /** Maximum length in the field on the page. Engines accept longer text. */
  readonly maxLength?: number
  /** The media type of the input. Each of several files sets its own. */
  readonly isMediaType?: true
  /** The tool does nothing without this text, or another one with this property. */
  readonly isRequired?: true
  /** What the text is called next to “Copy link”, such as `pattern`. Without it, the text is never in a link. */
  readonly linkedAs?: string
  /** For secrets and personal data: the text is also left out of links to a recipe, saved recipes and commands. */
  readonly isPrivate?: true
}

/** A set of single letters: checkboxes on the page, `--flags gi` on the command line. */
export interface LettersOption extends LinkableOption {
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

function isPublic(option: Option): boolean {
  return option.kind !== 'number' || option.isInternal === undefined
}

/** Returns the options that people and programs can set. */
export function publicOptions(options: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([, option]) => isPublic(option)))
}

/** The values of the options that people and programs can set. */
export type PublicValues<O extends Options> = {
  readonly [K in keyof O as O[K] extends { readonly isInternal: true } ? never : K]: ValueOf<O[K]>
}

export function initialOptions<O extends Options>(options: O): OptionValues<O> {
  const entries = Object.entries(options).map(([name, option]) => [name, option.initial])
  return Object.fromEntries(entries) as OptionValues<O>
}

/** Returns the names of the options that are on or off. */
export function flagNames<O extends Options>(options: O): (keyof O & string)[] {
  return Object.keys(options).filter((name) => options[name]?.kind === 'flag')
}

/** Converts an option's name to kebab case, for the command line, recipes and links: `caseSensitive` is `case-sensitive`. */
export function optionWord(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

export function fieldMaxOf({ max, fieldMax = max }: NumberOption): number {
  return fieldMax
}

/** Converts the content of a number field to an integer within the limits. */
export function parseNumberInput(option: NumberOption, input: string): number {
  const number = Number(input)
  if (input.trim() === '' || Number.isNaN(number)) return option.fallback ?? option.initial
  return Math.min(option.max, Math.max(option.min, Math.round(number)))
}
