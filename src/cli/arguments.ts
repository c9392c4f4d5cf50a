import { parseArgs } from 'node:util'
import { initialOptions, optionProblem, type Option, type OptionValue } from '#core/options.ts'
import type { RegisteredTool } from '#tools/registry.ts'
import { nearestWord } from './nearest.ts'

export interface ToolCall {
  readonly options: Readonly<Record<string, OptionValue>>
  /** One list of files per input, in the manifest's order; `-` is standard input. */
  readonly files: readonly (readonly string[])[]
  readonly json: boolean
  readonly seed?: number
}

export type Request =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'wrong-usage'; readonly message: string; readonly tool?: RegisteredTool }
  | { readonly kind: 'tool-help'; readonly tool: RegisteredTool }
  | { readonly kind: 'run'; readonly tool: RegisteredTool; readonly call: ToolCall }

/** Reserved for the command line: a tool's option cannot have these names. */
export const ownOptions: readonly string[] = ['help', 'json', 'seed', 'version']

export const standardInput = '-'

export const maxSeed = 2 ** 32 - 1

/** Converts an option's name to kebab case: `caseSensitive` is typed as `--case-sensitive`. */
export function optionWord(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

class WrongUsage extends Error {}

/** Parses the arguments after `textwright`. */
export function readArguments(args: readonly string[], tools: readonly RegisteredTool[]): Request {
  const [first, ...rest] = args
  if (first === undefined) return { kind: 'wrong-usage', message: 'Missing tool name.' }
  if (first === '--help' || first === '-h') return { kind: 'help' }
  if (first === '--version') return { kind: 'version' }
  if (first.startsWith('-')) return { kind: 'wrong-usage', message: `Put the tool’s name before ${first}.` }

  const tool = tools.find(({ id }) => id === first)
  if (tool) return readToolArguments(tool, rest)
  const ids = tools.map(({ id }) => id)
  return { kind: 'wrong-usage', message: `Unknown tool ${first}.${suggestion(nearestWord(first, ids))}` }
}

/** Parses the arguments after a tool's id. */
export function readToolArguments(tool: RegisteredTool, args: readonly string[]): Request {
  try {
    return readTokens(tool, args)
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error
    return { kind: 'wrong-usage', message: error.message, tool }
  }
}

function suggestion(word: string | undefined): string {
  return word === undefined ? '' : ` Did you mean ${word}?`
}

/** An option as typed, for example `no-symbols`, and how it changes the call. */
interface CommandOption {
  readonly takesValue: boolean
  read(value: string): Partial<Omit<ToolCall, 'files'>>
}

function listCommandOptions(tool: RegisteredTool): ReadonlyMap<string, CommandOption> {
  const commandOptions = new Map<string, CommandOption>()
  for (const [name, option] of Object.entries(tool.options)) {
    const word = optionWord(name)
    if (option.kind === 'flag') {
      commandOptions.set(word, { takesValue: false, read: () => ({ options: { [name]: true } }) })
      commandOptions.set(`no-${word}`, { takesValue: false, read: () => ({ options: { [name]: false } }) })
    } else {
      commandOptions.set(word, {
        takesValue: true,
        read: (value) => ({ options: { [name]: readValue(word, option, value) } }),
      })
    }
  }
  commandOptions.set('json', { takesValue: false, read: () => ({ json: true }) })
  if (tool.isRandom) commandOptions.set('seed', { takesValue: true, read: (value) => ({ seed: readSeed(value) }) })
  return commandOptions
}

function readTokens(tool: RegisteredTool, args: readonly string[]): Request {
  const commandOptions = listCommandOptions(tool)
  // Not strict: the platform's strict mode rejects a value that starts with a hyphen (`--pattern '-\d+'`). The tokens are
  // validated below.
  const { tokens } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries([...commandOptions].map(([word, { takesValue }]) => [word, { type: typeOf(takesValue) }])),
      help: { type: 'boolean', short: 'h' },
    },
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help')) return { kind: 'tool-help', tool }

  let call: Omit<ToolCall, 'files'> = { options: initialOptions(tool.options), json: false }
  const files: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') files.push(token.value)
    if (token.kind !== 'option') continue
    const option = commandOptions.get(token.name)
    if (!option) throw unknownOption(token.rawName, commandOptions)
    const change = option.read(checkValue(token, option, commandOptions))
    call = { ...call, ...change, options: { ...call.options, ...change.options } }
  }
  return { kind: 'run', tool, call: { ...call, files: assignFiles(tool, files) } }
}

function typeOf(takesValue: boolean): 'string' | 'boolean' {
  return takesValue ? 'string' : 'boolean'
}

function unknownOption(typed: string, commandOptions: ReadonlyMap<string, CommandOption>): WrongUsage {
  const words = [...commandOptions.keys()].map((word) => `--${word}`)
  return new WrongUsage(`Unknown option ${typed}.${suggestion(nearestWord(typed, words))}`)
}

function checkValue(
  { rawName, value, inlineValue }: { rawName: string; value?: string | undefined; inlineValue?: boolean | undefined },
  { takesValue }: CommandOption,
  commandOptions: ReadonlyMap<string, CommandOption>,
): string {
  if (!takesValue && value !== undefined) throw new WrongUsage(`${rawName} doesn’t take a value.`)
  if (!takesValue) return ''
  if (value === undefined) throw new WrongUsage(`${rawName} needs a value.`)
  if (inlineValue !== true && value.startsWith('--') && commandOptions.has(value.slice(2))) {
    throw new WrongUsage(`${rawName} needs a value. If ${value} is the value, write ${rawName}=${value}`)
  }
  return value
}

function readValue(word: string, option: Option, value: string): OptionValue {
  const isNumber = value.trim() !== '' && !Number.isNaN(Number(value))
  if (option.kind === 'number' && option.fallback !== undefined && !isNumber) return option.fallback
  const parsed = option.kind === 'number' ? readWholeNumber(value) : value
  const problem = optionProblem(option, parsed)
  if (problem !== undefined) throw new WrongUsage(`--${word} ${problem}.`)
  return parsed
}

function readSeed(value: string): number {
  const seed = readWholeNumber(value)
  if (seed >= 0 && seed <= maxSeed) return seed
  throw new WrongUsage(`--seed takes a whole number from 0 to ${String(maxSeed)}.`)
}

// Number() would also accept '', ' 7 ', '0x10' and '1e3'.
function readWholeNumber(value: string): number {
  return /^-?\d+$/.test(value) ? Number(value) : NaN
}

function assignFiles(tool: RegisteredTool, files: readonly string[]): readonly (readonly string[])[] {
  const inputs = Object.values(tool.inputs)
  if (files.filter((file) => file === standardInput).length > 1) {
    throw new WrongUsage('Standard input can be read only once.')
  }
  if (inputs.length === 0 && files.length > 0) throw new WrongUsage(`${tool.id} doesn’t read files.`)
  if (inputs.length === 1) return [files.length === 0 ? [standardInput] : files]
  if (inputs.length !== files.length) {
    const labels = inputs.map(({ label }) => label).join(', ')
    throw new WrongUsage(`${tool.id} needs ${String(inputs.length)} files: ${labels}.`)
  }
  return files.map((file) => [file])
}
