import { completeOptions } from '#core/tool/complete-options.ts'
import { didYouMean, nearestWord } from '#core/nearest-word.ts'
import { optionWord } from '#core/tool/options.ts'
import type { RegisteredTool } from '#tools/manifests.ts'
import { searchTermsOf } from '#tools/search-terms.ts'
import type {
  FilesCall,
  McpCall,
  McpCallChange,
  RecipeCall,
  RecipeCallChange,
  ToolCall,
  ToolCallChange,
} from './call.ts'
import { readOptions, WrongUsage } from './command-options.ts'
import {
  changesFiles,
  generalOptions,
  listCommonOptions,
  listOtherOptions,
  listToolOptions,
  mcpOptions,
  runOptions,
} from './option-list.ts'

/** What a help text is about: a tool, a command such as `run`, or everything. */
type HelpSubject = RegisteredTool | CommandName | undefined

export type Request =
  | { readonly kind: 'help'; readonly about?: HelpSubject }
  | { readonly kind: 'version' }
  /** `about` is the tool or command whose help says more. */
  | { readonly kind: 'wrong-usage'; readonly message: string; readonly about?: string }
  | { readonly kind: 'run'; readonly tool: RegisteredTool; readonly call: ToolCall }
  | { readonly kind: 'run-recipe'; readonly call: RecipeCall }
  | { readonly kind: 'completion'; readonly shell: Shell }
  /** A shell asks what the last of these words can become. */
  | { readonly kind: 'complete'; readonly words: readonly string[] }
  | { readonly kind: 'mcp'; readonly call: McpCall }

/** The commands that are not tools. A tool cannot have these ids. */
export const commandNames = ['run', 'mcp', 'help', 'completion'] as const

export type CommandName = (typeof commandNames)[number]

/** The shells with completions. */
export const shells = ['bash', 'zsh', 'fish'] as const

export type Shell = (typeof shells)[number]

type Tools = readonly RegisteredTool[]

const commands: Readonly<Record<CommandName, (args: readonly string[], tools: Tools) => Request>> = {
  run: readRecipeCall,
  mcp: readMcpCall,
  help: readHelpCall,
  completion: readCompletionCall,
}

export const standardInput = '-'

/** Parses the arguments after `textwright`. */
export function readArguments(args: readonly string[], tools: Tools): Request {
  const [first, ...rest] = args
  if (first === undefined) return { kind: 'wrong-usage', message: 'Missing tool name.' }
  if (first === '--help' || first === '-h') return catchWrongUsage('help', () => readHelpCall(rest, tools))
  if (['--version', '-v', '-V'].includes(first)) return { kind: 'version' }
  if (first.startsWith('-')) {
    const suggestion = didYouMean(
      first,
      generalOptions.map(({ word }) => `--${word}`),
    )
    return { kind: 'wrong-usage', message: `Put the tool’s name before ${first}.${suggestion}` }
  }
  if (isCommand(first)) return catchWrongUsage(first, () => commands[first](rest, tools))

  const tool = tools.find(({ id }) => id === first)
  return tool ? readToolArguments(tool, rest) : { kind: 'wrong-usage', message: describeUnknown(first, tools) }
}

function isCommand(word: string): word is CommandName {
  return (commandNames as readonly string[]).includes(word)
}

function describeUnknown(typed: string, tools: Tools): string {
  const suggestion = suggestTool(typed, tools)
  return `Unknown tool ${typed}.${suggestion === undefined ? '' : ` Did you mean ${suggestion}?`}`
}

/** Looks for a word of a tool's name, a keyword such as `sort` or `md5`, and a name with a typing mistake. */
function suggestTool(typed: string, tools: Tools): string | undefined {
  const find = (namesOf: (tool: RegisteredTool) => readonly string[]) =>
    tools.find((tool) => namesOf(tool).includes(typed))?.id
  if (generalOptions.some(({ word }) => word === typed)) return `--${typed}`
  return (
    find(({ id }) => [id.split('-')[0] ?? '']) ??
    find(({ id }) => searchTermsOf(id).keywords) ??
    nearestWord(typed, [...tools.map(({ id }) => id), ...commandNames]) ??
    find(({ id }) => [id, ...searchTermsOf(id).keywords].flatMap((name) => name.split(/[ -]/)))
  )
}

/** Parses the arguments after a tool's id. */
export function readToolArguments(tool: RegisteredTool, args: readonly string[]): Request {
  return catchWrongUsage(tool.id, () => readToolCall(tool, args))
}

function catchWrongUsage(about: string, read: () => Request): Request {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error
    return { kind: 'wrong-usage', message: error.message, about }
  }
}

function readHelpCall(args: readonly string[], tools: Tools): Request {
  const given = readOptions(args, [])
  if (!given) return { kind: 'help', about: 'help' }
  const [word, ...others] = given.operands
  if (others.length > 0) throw new WrongUsage('help takes one tool or command.')
  if (word === undefined) return { kind: 'help' }
  const about = isCommand(word) ? word : tools.find(({ id }) => id === word)
  if (!about) return { kind: 'wrong-usage', message: describeUnknown(word, tools) }
  return { kind: 'help', about }
}

function readCompletionCall(args: readonly string[]): Request {
  if (args[0] === '--') return { kind: 'complete', words: args.slice(1) }
  const given = readOptions(args, [])
  if (!given) return { kind: 'help', about: 'completion' }
  const [name, ...others] = given.operands
  const shell = shells.find((known) => known === name)
  if (!shell || others.length > 0) throw new WrongUsage(`completion takes one of: ${shells.join(', ')}.`)
  return { kind: 'completion', shell }
}

function readMcpCall(args: readonly string[]): Request {
  const given = readOptions(args, mcpOptions)
  if (!given) return { kind: 'help', about: 'mcp' }
  const [operand] = given.operands
  if (operand !== undefined) throw new WrongUsage(`mcp doesn’t read ${operand}. To allow a folder, add --allow DIR.`)
  const { toolList, plain = false } = Object.assign({}, ...given.changes) as McpCallChange
  const folders = given.changes.flatMap(({ folder }) => folder ?? [])
  return { kind: 'mcp', call: { folders, plain, ...(toolList !== undefined && { toolList }) } }
}

function readToolCall(tool: RegisteredTool, args: readonly string[]): Request {
  const given = readOptions<ToolCallChange>(args, [
    ...listToolOptions(tool),
    ...listCommonOptions(tool),
    ...listOtherOptions(tool),
  ])
  if (!given) return { kind: 'help', about: tool }
  let call: Omit<ToolCall, 'files' | 'options'> = { typedOptions: {}, json: false }
  for (const { options, ...change } of given.changes) {
    call = { ...call, ...change, typedOptions: { ...call.typedOptions, ...options } }
  }
  if (call.inPlace !== undefined && !changesFiles(tool)) {
    throw new WrongUsage(`${tool.id} doesn’t change text, so it can’t be used with --in-place.`)
  }
  checkRequired(tool, call)
  const files = assignFiles(tool, given.operands)
  checkFilesCall(call, files)
  if (tool.isChecksum) checkChecksumCall(tool, call, files)
  const options = completeOptions(tool, call.typedOptions)
  return { kind: 'run', tool, call: { ...call, options, files } }
}

/** One of the required options must be there, even if its value is empty. */
function checkRequired({ id, options }: RegisteredTool, { typedOptions }: Pick<ToolCall, 'typedOptions'>): void {
  const required = Object.entries(options).filter(([, option]) => option.kind === 'text' && option.isRequired)
  if (required.length === 0 || required.some(([name]) => name in typedOptions)) return
  throw new WrongUsage(`${id} needs ${required.map(([name]) => `--${optionWord(name)} TEXT`).join(' or ')}.`)
}

function readRecipeCall(args: readonly string[]): Request {
  const given = readOptions(args, runOptions)
  if (!given) return { kind: 'help', about: 'run' }
  const { file, json = false, ...rest } = Object.assign({}, ...given.changes) as RecipeCallChange
  const [notation, ...others] = given.operands
  if (file === undefined && notation === undefined) throw new WrongUsage('Missing recipe.')
  const recipe = file === undefined ? { notation: notation as string } : { file }
  const files = file === undefined ? others : given.operands
  // The recipe can also be read from standard input.
  if (file !== undefined) checkStandardInput([file, ...(files.length > 0 ? files : [standardInput])])
  checkStandardInput(files)
  checkFilesCall({ json, ...rest }, files)
  return { kind: 'run-recipe', call: { recipe, files, json, ...rest } }
}

function checkFilesCall({ inPlace, output, concat, json }: FilesCall, files: readonly string[]): void {
  if (inPlace === undefined) return
  if (output !== undefined) throw new WrongUsage('Use either --in-place or --output.')
  if (concat) throw new WrongUsage('--in-place changes each file, so --concat has no effect.')
  if (json) throw new WrongUsage('--in-place writes the changed text, so --json has no effect.')
  if (files.length === 0 || files.includes(standardInput)) throw new WrongUsage('--in-place needs the name of a file.')
}

/** Several files have one hash each. */
function checkChecksumCall(
  { options }: RegisteredTool,
  { concat, json, typedOptions }: Pick<ToolCall, 'concat' | 'json' | 'typedOptions'>,
  files: readonly string[],
): void {
  const hashes = Object.keys(typedOptions).filter(
    (name) => options[name]?.kind === 'flag' && typedOptions[name] === true,
  )
  if (files.length > 1 && !concat && !json && hashes.length > 1) {
    throw new WrongUsage(`Choose one hash for several files, not ${flagsOf(hashes)}.`)
  }
}

function flagsOf(names: readonly string[]): string {
  return names.map((name) => `--${optionWord(name)}`).join(' and ')
}

function assignFiles(tool: RegisteredTool, files: readonly string[]): readonly string[] {
  const inputs = Object.values(tool.inputs)
  checkStandardInput(files)
  if (inputs.length === 0 && files.length > 0) throw new WrongUsage(`${tool.id} doesn’t read files.`)
  if (inputs.length === 1) return files.length === 0 ? [standardInput] : files
  if (inputs.length !== files.length) {
    const labels = inputs.map(({ label }) => label).join(', ')
    throw new WrongUsage(`${tool.id} needs ${String(inputs.length)} files: ${labels}.`)
  }
  return files
}

function checkStandardInput(files: readonly string[]): void {
  if (files.filter((file) => file === standardInput).length > 1) {
    throw new WrongUsage('Standard input can be read only once.')
  }
}
