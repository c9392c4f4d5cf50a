import type { Category, MenuGroup } from './category.ts'
import type { Options, OptionValue, OptionValues } from './options.ts'

/** An input of a tool. Most tools have one input, a diff has two, and generators have none. */
export interface Input {
  /** `bytes` inputs accept the bytes of a file, or typed text as UTF-8. */
  readonly kind: 'text' | 'bytes'
  readonly label: string
  readonly placeholder?: string
  /**
   * The engine gets the byte order mark of a file as part of the text, and returns it if it is to stay. By default it is
   * set aside and put back before the result.
   */
  readonly hasByteOrderMark?: true
}

export type Inputs = Readonly<Record<string, Input>>

export type InputValues<I extends Inputs> = {
  readonly [K in keyof I]: I[K]['kind'] extends 'bytes' ? Uint8Array | string : string
}

/** An example that is shown on the page, printed by `--help` and run by the tests. */
export interface Example<I extends Inputs = Inputs, O extends Options = Options> {
  readonly title: string
  readonly input: { readonly [K in keyof I]: string }
  readonly options?: { readonly [K in keyof O]?: OptionValues<O>[K] }
  /** The printed result of the engine. Tools with random results use `exampleSeed`. */
  readonly output: string
}

/** The seed for the examples of tools with random results. */
export const exampleSeed = 1

/** The examples of a tool, by its type: `Examples<typeof tool>`. */
export type Examples<T extends Tool> =
  T extends Tool<infer I, infer O> ? readonly [Example<I, O>, ...Example<I, O>[]] : never

/** What the menus, the home page and the head of a tool's page show. */
export interface Card {
  readonly name: string
  /** One line for the card, the page description and the search results. */
  readonly summary: string
  readonly category: Category
  readonly menu: MenuGroup
  /** Sort order within the category and within the menu. */
  readonly order: number
  /** One to three characters that are typeset as the icon of the tool. */
  readonly icon: string
  /**
   * Ids of the tools that people often use on the result of this one. *Continue with…* and *Related tools* list them
   * first.
   */
  readonly next?: readonly string[]
}

/** What the palette needs to find a tool. */
export interface SearchTerms {
  readonly keywords: readonly string[]
  /** Searches for jobs that no tool does. The palette says so and offers this tool, which comes closest. */
  readonly nearestFor?: readonly string[]
  /** Searches for one thing that the tool does only with these options. */
  readonly settings?: readonly {
    readonly keywords: readonly string[]
    readonly options: Readonly<Record<string, string>>
    readonly summary: string
  }[]
  /** The names of the tool's inputs that take a text from another tool. By default, it has one called `text`. */
  readonly inputs?: readonly string[]
}

/** What running a tool needs: plain data without code. */
export interface Tool<I extends Inputs = Inputs, O extends Options = Options> {
  /** What the tool does in at most 58 characters, for lists on the command line. The summary by default. */
  readonly purpose?: string
  readonly inputs: I
  readonly options: O
  /**
   * What the printed result is: a text to go on working with, or a report on the text, such as counts. In a recipe, a
   * report can only be the last step.
   */
  readonly result: 'text' | 'report'
  /** The extension for the results of several files, if a result has another format than its text. */
  readonly resultExtension?: string
  /** How the command line colors the printed result in a terminal. */
  readonly printsAs?: 'diff' | 'json'
  /** The report consists of hashes. For several files, they are listed and saved as a checksum file. */
  readonly isChecksum?: true
  /** The toast message after the user clicks Copy. */
  readonly copiedMessage: string
  /** The result is random. On the command line, `--seed` makes it repeatable. */
  readonly isRandom?: boolean
  /**
   * The time in milliseconds after which a run is stopped. For tools that execute user input such as regular
   * expressions.
   */
  readonly timeLimit?: number
  /** The option values for which the time limit applies. By default, it always applies. */
  readonly timeLimitWhen?: { readonly [K in keyof O]?: OptionValues<O>[K] }
  /** The option values with which the result is raw bytes, not text. Only the engine's `stream` returns them. */
  readonly rawWhen?: { readonly [K in keyof O]?: OptionValues<O>[K] }
  /**
   * The option values with which each line has its own result, whatever the other lines are. The command line then
   * streams files of any size.
   */
  readonly lineByLine?: { readonly [K in keyof O]?: readonly OptionValues<O>[K][] }
  /** Options to try if a run fails. The command line offers one that gives a result: “Add --lines to …”. */
  readonly remedies?: readonly {
    readonly options: { readonly [K in keyof O]?: OptionValues<O>[K] }
    /** What the options do, after “to”. */
    readonly purpose: string
  }[]
  /** The engine needs WebAssembly, for hashing. The library leaves it out of the other tools. */
  readonly needsWebAssembly?: true
}

/** Returns the manifest with its literal types, so that the engine and the view have typed options. */
export function defineTool<const I extends Inputs, const O extends Options>(tool: Tool<I, O>): Tool<I, O> {
  return tool
}

/** Splits a list such as `sort, order, a to z`. A manifest with a line for each of its many keywords is hard to read. */
export function commaSeparated(list: string): string[] {
  return list.trim().replaceAll(/\s+/g, ' ').split(', ')
}

type Values = Readonly<Record<string, OptionValue>>

/** Returns the time limit in milliseconds for a run with these options, or undefined if there is none. */
export function timeLimitOf(
  { timeLimit, timeLimitWhen = {} }: Pick<Tool, 'timeLimit' | 'timeLimitWhen'>,
  options: Values,
): number | undefined {
  return hasOptions(options, timeLimitWhen) ? timeLimit : undefined
}

function hasOptions(options: Values, expected: Readonly<Record<string, OptionValue | undefined>>): boolean {
  return Object.entries(expected).every(([name, value]) => options[name] === value)
}

/** Whether each line has its own result in a run with these options. */
export function isLineByLine({ lineByLine }: Pick<Tool, 'lineByLine'>, options: Values): boolean {
  if (!lineByLine) return false
  return Object.entries(lineByLine).every(([name, values]) => values?.includes(options[name] as never))
}

/** Whether the result of a run with these options is raw bytes. */
export function isRawResult({ rawWhen }: Pick<Tool, 'rawWhen'>, options: Values): boolean {
  return rawWhen !== undefined && hasOptions(options, rawWhen)
}

/** The props of a view. The id is a prop because it is defined only by the folder name. */
export interface ViewProps {
  readonly id: string
}
