import { optionProblem, readWholeNumber } from '#core/option-problem.ts'
import { initialOptions, optionWord, type Option, type OptionValue } from '#core/options.ts'
import { isEncoding } from '#core/text/encoding.ts'
import { didYouMean } from '#core/nearest-word.ts'
import type { RegisteredTool } from '#tools/registry.ts'
import { mcpCommand, readMcpArguments } from './mcp/mcp-arguments.ts'
import { type CommandOption, type CommandOptions, readOptions, readSeed, WrongUsage } from './command-options.ts'

export interface ToolCall {
  readonly options: Readonly<Record<string, OptionValue>>
  /** One list of files per input, in the manifest's order; `-` is standard input. */
  readonly files: readonly (readonly string[])[]
  readonly json: boolean
  readonly seed?: number
  /** How the files were written: a label that `TextDecoder` knows. */
  readonly encoding?: string
}

/** Runs a recipe that is given as an argument or in a file. */
export interface RecipeCall {
  readonly recipe: { readonly notation: string } | { readonly file: string }
  readonly files: readonly string[]
  readonly json: boolean
  readonly seed?: number
  readonly encoding?: string
}

export type HelpSubject = RegisteredTool | 'recipe' | 'mcp'

export type Request =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'wrong-usage'; readonly message: string; readonly about?: HelpSubject }
  | { readonly kind: 'tool-help'; readonly tool: RegisteredTool }
  | { readonly kind: 'run'; readonly tool: RegisteredTool; readonly call: ToolCall }
  | { readonly kind: 'recipe-help' }
  | { readonly kind: 'run-recipe'; readonly call: RecipeCall }
  | { readonly kind: 'mcp'; readonly folders: readonly string[] }
  | { readonly kind: 'mcp-help' }

/** Reserved for the command line: a tool's option cannot have these names. */
export const ownOptions: readonly string[] = ['encoding', 'help', 'json', 'seed', 'version']

/** The command for recipes. A tool cannot have this id. */
export const recipeCommand = 'run'

export const standardInput = '-'

/** Parses the arguments after `textwright`. */
export function readArguments(args: readonly string[], tools: readonly RegisteredTool[]): Request {
  const [first, ...rest] = args
  if (first === undefined) return { kind: 'wrong-usage', message: 'Missing tool name.' }
  if (first === '--help' || first === '-h') return { kind: 'help' }
  if (first === '--version') return { kind: 'version' }
  if (first.startsWith('-')) return { kind: 'wrong-usage', message: `Put the tool’s name before ${first}.` }
  if (first === recipeCommand) return catchWrongUsage('recipe', () => readRecipeCall(rest))
  if (first === mcpCommand) return catchWrongUsage('mcp', () => readMcpArguments(rest))

  const tool = tools.find(({ id }) => id === first)
  if (tool) return readToolArguments(tool, rest)
  const words = [...tools.map(({ id }) => id), recipeCommand, mcpCommand]
  return { kind: 'wrong-usage', message: `Unknown tool ${first}.${didYouMean(first, words)}` }
}

/** Parses the arguments after a tool's id. */
export function readToolArguments(tool: RegisteredTool, args: readonly string[]): Request {
  return catchWrongUsage(tool, () => readToolCall(tool, args))
}

function catchWrongUsage(about: HelpSubject, read: () => Request): Request {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error
    return { kind: 'wrong-usage', message: error.message, about }
  }
}

type ToolCallChange = Partial<Omit<ToolCall, 'files'>>

const jsonOption: CommandOption<{ readonly json: true }> = { takesValue: false, read: () => ({ json: true }) }

const seedOption: CommandOption<{ readonly seed: number }> = {
  takesValue: true,
  read: (value) => ({ seed: readSeed(value) }),
}

const encodingOption: CommandOption<{ readonly encoding: string }> = {
  takesValue: true,
  read: (encoding) => {
    if (!isEncoding(encoding)) {
      throw new WrongUsage(`Unknown encoding ${encoding}. Examples: windows-1252, iso-8859-2, utf-16le, shift_jis.`)
    }
    return { encoding }
  },
}

function listToolOptions(tool: RegisteredTool): CommandOptions<ToolCallChange> {
  const commandOptions = new Map<string, CommandOption<ToolCallChange>>()
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
  if (readsText(tool)) commandOptions.set('encoding', encodingOption)
  commandOptions.set('json', jsonOption)
  if (tool.isRandom) commandOptions.set('seed', seedOption)
  return commandOptions
}

export function readsText({ inputs }: Pick<RegisteredTool, 'inputs'>): boolean {
  return Object.values(inputs).some(({ kind }) => kind === 'text')
}

function readToolCall(tool: RegisteredTool, args: readonly string[]): Request {
  const given = readOptions(args, listToolOptions(tool))
  if (!given) return { kind: 'tool-help', tool }
  let call: Omit<ToolCall, 'files'> = { options: initialOptions(tool.options), json: false }
  for (const change of given.changes) call = { ...call, ...change, options: { ...call.options, ...change.options } }
  return { kind: 'run', tool, call: { ...call, files: assignFiles(tool, given.operands) } }
}

interface RecipeCallChange {
  readonly file?: string
  readonly encoding?: string
  readonly json?: true
  readonly seed?: number
}

const recipeOptions: CommandOptions<RecipeCallChange> = new Map<string, CommandOption<RecipeCallChange>>([
  ['file', { takesValue: true, read: (file) => ({ file }) }],
  ['encoding', encodingOption],
  ['json', jsonOption],
  ['seed', seedOption],
])

function readRecipeCall(args: readonly string[]): Request {
  const given = readOptions(args, recipeOptions)
  if (!given) return { kind: 'recipe-help' }
  let change: RecipeCallChange = {}
  for (const next of given.changes) change = { ...change, ...next }
  const { file, json = false, ...rest } = change
  if (file !== undefined) {
    const files = given.operands
    checkStandardInput([file, ...(files.length > 0 ? files : [standardInput])])
    return { kind: 'run-recipe', call: { recipe: { file }, files, json, ...rest } }
  }
  const [notation, ...files] = given.operands
  if (notation === undefined) throw new WrongUsage('Missing recipe.')
  checkStandardInput(files)
  return { kind: 'run-recipe', call: { recipe: { notation }, files, json, ...rest } }
}

function readValue(word: string, option: Option, value: string): OptionValue {
  const isNumber = value.trim() !== '' && !Number.isNaN(Number(value))
  if (option.kind === 'number' && option.fallback !== undefined && !isNumber) return option.fallback
  const parsed = option.kind === 'number' ? readWholeNumber(value) : value
  const problem = optionProblem(option, parsed)
  if (problem !== undefined) throw new WrongUsage(`--${word} ${problem}.`)
  return parsed
}

function assignFiles(tool: RegisteredTool, files: readonly string[]): readonly (readonly string[])[] {
  const inputs = Object.values(tool.inputs)
  checkStandardInput(files)
  if (inputs.length === 0 && files.length > 0) throw new WrongUsage(`${tool.id} doesn’t read files.`)
  if (inputs.length === 1) return [files.length === 0 ? [standardInput] : files]
  if (inputs.length !== files.length) {
    const labels = inputs.map(({ label }) => label).join(', ')
    throw new WrongUsage(`${tool.id} needs ${String(inputs.length)} files: ${labels}.`)
  }
  return files.map((file) => [file])
}

function checkStandardInput(files: readonly string[]): void {
  if (files.filter((file) => file === standardInput).length > 1) {
    throw new WrongUsage('Standard input can be read only once.')
  }
}
