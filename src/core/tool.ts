import type { Base64Alphabet } from './base64-alphabet.ts'
import type { Category, MenuGroup } from './category.ts'
import type { DigestName, Hasher, HashName } from './hash-types.ts'
import type { Options, OptionValue, OptionValues } from './options.ts'

/** What a tool works on. Most tools have one, a diff has two, some have none. */
export interface Input {
  /** A text, or the bytes of a file, where a text that was typed stands for its bytes in UTF-8. */
  readonly kind: 'text' | 'bytes'
  readonly label: string
  readonly placeholder?: string
}

export type Inputs = Readonly<Record<string, Input>>

export type InputValues<I extends Inputs> = {
  readonly [K in keyof I]: I[K]['kind'] extends 'bytes' ? Uint8Array | string : string
}

/** Offered on the page, printed by --help, and run by the tests, so that it stays true. */
export interface Example<I extends Inputs = Inputs, O extends Options = Options> {
  readonly title: string
  readonly input: { readonly [K in keyof I]: string }
  readonly options?: { readonly [K in keyof O]?: OptionValues<O>[K] }
  /** What the engine prints. Where chance has a part in it, it is drawn from `exampleSeed`. */
  readonly output: string
}

/** The seed from which every example of a random tool is printed. */
export const exampleSeed = 1

/** A tool's manifest: plain data without code. The folder's name is the id. */
export interface Tool<I extends Inputs = Inputs, O extends Options = Options> {
  readonly name: string
  /** One line: the card, the page's description, the search. */
  readonly summary: string
  readonly category: Category
  readonly menu: MenuGroup
  /** Its place within category and menu; one order serves both. */
  readonly order: number
  /** One to three characters, set like a printer's mark. */
  readonly icon: string
  /** Other words people search for. */
  readonly keywords: readonly string[]
  readonly inputs: I
  readonly options: O
  /** The message after the Copy button is pressed. */
  readonly copiedMessage: string
  /** The result is random. On the command line a seed makes it repeatable. */
  readonly isRandom?: boolean
  /** Milliseconds after which a run is ended, for tools that execute user input such as regular expressions. */
  readonly timeLimit?: number
  /** The time limit applies only when the options have these values; by default always. */
  readonly timeLimitWhen?: { readonly [K in keyof O]?: OptionValues<O>[K] }
  /** The engine needs WebAssembly, which the Content-Security-Policy allows only in the worker. */
  readonly runsInWorker?: true
  /** In UTF-16 code units: longer texts run in the worker. Lower than the default where a short text can have a very long result. */
  readonly mainThreadLimit?: number
  readonly examples: readonly [Example<I, O>, ...Example<I, O>[]]
}

/** What pages show of every tool. The rest of a manifest is loaded with its view. */
export const cardFields = [
  'name',
  'summary',
  'category',
  'menu',
  'order',
  'icon',
] as const satisfies readonly (keyof Tool)[]

export type Card = Pick<Tool, (typeof cardFields)[number]>

/** Keeps the manifest's literal types, so that engine and view know each option by name. */
export function defineTool<const I extends Inputs, const O extends Options>(tool: Tool<I, O>): Tool<I, O> {
  return tool
}

/** How long a run with these options may take, in milliseconds; undefined if there is no limit. */
export function timeLimitOf(
  { timeLimit, timeLimitWhen = {} }: Pick<Tool, 'timeLimit' | 'timeLimitWhen'>,
  options: Readonly<Record<string, OptionValue>>,
): number | undefined {
  const isLimited = Object.entries(timeLimitWhen).every(([name, value]) => options[name] === value)
  return isLimited ? timeLimit : undefined
}

/** Everything an engine needs from its environment. Tests pass one that always gives the same. */
export interface EngineContext {
  random(bytes: number): Uint8Array
  now(): Date
  digest(name: DigestName, bytes: Uint8Array): Promise<Uint8Array>
  /** Slower than `digest`, but takes the bytes in chunks. Not available on the page itself: see `runsInWorker`. */
  hasher(name: HashName): Promise<Hasher>
  /** Bytes as Base64, where the platform has a fast way. */
  readonly toBase64?: (bytes: Uint8Array, alphabet: Base64Alphabet) => string
  readonly signal: AbortSignal
  progress(done: number, total?: number): void
}

export interface Engine<T extends Tool, Result> {
  /** The same input, options and context give the same result. */
  run(
    input: InputValues<T['inputs']>,
    options: OptionValues<T['options']>,
    context: EngineContext,
  ): Result | Promise<Result>
  /**
   * For files too large to hold in memory: the only input in chunks of bytes. It yields output as soon as it is ready and
   * returns the rest of the result.
   */
  stream?(
    chunks: AsyncIterable<Uint8Array>,
    options: OptionValues<T['options']>,
    context: EngineContext,
  ): AsyncGenerator<Uint8Array | string, Result, void>
  /** The result as text, to be copied, saved or printed. */
  print(result: Result): string
  /** What a person should know of a result and the text does not tell, such as what was left out. Not called after `stream`. */
  note?(result: Result): string | undefined
}

/** An engine whose types nobody needs to know: what worker, command line and shared tests handle. */
export type AnyEngine = Engine<Tool, unknown>

/** What a view is given: its id, which it cannot know, since the folder's name is written nowhere else. */
export interface ViewProps {
  readonly id: string
}
