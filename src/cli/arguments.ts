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

/** The command line's own words, which no tool's option may carry. */
export const ownOptions: readonly string[] = ['help', 'json', 'seed', 'version']

export const standardInput = '-'

export const maxSeed = 2 ** 32 - 1

/** `caseSensitive` in a manifest is `--case-sensitive` here. */
export function optionWord(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

class WrongUsage extends Error {}

/** What the words after `textwright` ask for. */
export function readArguments(args: readonly string[], tools: readonly RegisteredTool[]): Request {
  const [first, ...rest] = args
  if (first === undefined) return { kind: 'wrong-usage', message: 'Which tool?' }
  if (first === '--help' || first === '-h') return { kind: 'help' }
  if (first === '--version') return { kind: 'version' }
  if (first.startsWith('-')) return { kind: 'wrong-usage', message: `The tool comes first, then ${first}.` }

  const tool = tools.find(({ id }) => id === first)
  if (tool) return readToolArguments(tool, rest)
  const known = tools.map(({ id }) => id)
  return { kind: 'wrong-usage', message: `There is no tool called ${first}.${suggestion(nearestWord(first, known))}` }
}

/** What the words after a tool's id ask of it. */
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

/** How a word such as `no-symbols` changes the call. */
interface Word {
  readonly takesValue: boolean
  read(value: string): Partial<Omit<ToolCall, 'files'>>
}

function listWords(tool: RegisteredTool): ReadonlyMap<string, Word> {
  const words = new Map<string, Word>()
  for (const [name, option] of Object.entries(tool.options)) {
    const word = optionWord(name)
    if (option.kind === 'flag') {
      words.set(word, { takesValue: false, read: () => ({ options: { [name]: true } }) })
      words.set(`no-${word}`, { takesValue: false, read: () => ({ options: { [name]: false } }) })
    } else {
      words.set(word, { takesValue: true, read: (value) => ({ options: { [name]: readValue(word, option, value) } }) })
    }
  }
  words.set('json', { takesValue: false, read: () => ({ json: true }) })
  if (tool.isRandom) words.set('seed', { takesValue: true, read: (value) => ({ seed: readSeed(value) }) })
  return words
}

function readTokens(tool: RegisteredTool, args: readonly string[]): Request {
  const words = listWords(tool)
  // The platform's strict mode refuses a value that starts with a hyphen (`--pattern '-\d+'`), so it only cuts the
  // line into tokens here; what they may be is decided below.
  const { tokens } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries([...words].map(([word, { takesValue }]) => [word, { type: kindOf(takesValue) }])),
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
    const word = words.get(token.name)
    if (!word) throw unknownOption(token.rawName, words)
    const change = word.read(checkValue(token, word, words))
    call = { ...call, ...change, options: { ...call.options, ...change.options } }
  }
  return { kind: 'run', tool, call: { ...call, files: assignFiles(tool, files) } }
}

function kindOf(takesValue: boolean): 'string' | 'boolean' {
  return takesValue ? 'string' : 'boolean'
}

function unknownOption(typed: string, words: ReadonlyMap<string, Word>): WrongUsage {
  const known = [...words.keys()].map((word) => `--${word}`)
  return new WrongUsage(`There is no option ${typed}.${suggestion(nearestWord(typed, known))}`)
}

function checkValue(
  { rawName, value, inlineValue }: { rawName: string; value?: string | undefined; inlineValue?: boolean | undefined },
  { takesValue }: Word,
  words: ReadonlyMap<string, Word>,
): string {
  if (!takesValue && value !== undefined) throw new WrongUsage(`${rawName} takes no value.`)
  if (!takesValue) return ''
  if (value === undefined) throw new WrongUsage(`${rawName} takes a value.`)
  if (inlineValue !== true && value.startsWith('--') && words.has(value.slice(2))) {
    throw new WrongUsage(`${rawName} takes a value. If ${value} is that value, write ${rawName}=${value}`)
  }
  return value
}

function readValue(word: string, option: Option, value: string): OptionValue {
  const isNumber = value.trim() !== '' && !Number.isNaN(Number(value))
  if (option.kind === 'number' && option.fallback !== undefined && !isNumber) return option.fallback
  const read = option.kind === 'number' ? readWholeNumber(value) : value
  const problem = optionProblem(option, read)
  if (problem !== undefined) throw new WrongUsage(`--${word} ${problem}.`)
  return read
}

function readSeed(value: string): number {
  const seed = readWholeNumber(value)
  if (seed >= 0 && seed <= maxSeed) return seed
  throw new WrongUsage(`--seed takes a whole number from 0 to ${String(maxSeed)}.`)
}

// Number() alone would take '', ' 7 ', '0x10' and '1e3'.
function readWholeNumber(value: string): number {
  return /^-?\d+$/.test(value) ? Number(value) : NaN
}

function assignFiles(tool: RegisteredTool, files: readonly string[]): readonly (readonly string[])[] {
  const inputs = Object.values(tool.inputs)
  if (files.filter((file) => file === standardInput).length > 1) {
    throw new WrongUsage('Standard input can be read only once.')
  }
  if (inputs.length === 0 && files.length > 0) throw new WrongUsage(`${tool.id} reads no files.`)
  if (inputs.length === 1) return [files.length === 0 ? [standardInput] : files]
  if (inputs.length !== files.length) {
    const labels = inputs.map(({ label }) => label).join(', ')
    throw new WrongUsage(`${tool.id} takes ${String(inputs.length)} files: ${labels}.`)
  }
  return files.map((file) => [file])
}
