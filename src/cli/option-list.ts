import { didYouMean } from '#core/nearest-word.ts'
import { optionProblem, readWholeNumber } from '#core/tool/option-problem.ts'
import { optionWord, type Option, type OptionValue, publicOptions } from '#core/tool/options.ts'
import { maxSeed, seedOption } from '#core/random/seeded-random.ts'
import { isEncoding } from '#core/long-text/encoding.ts'
import type { RegisteredTool } from '#tools/manifests.ts'
import { colorChoices, type FilesCall, type McpCallChange, type RecipeCallChange, type ToolCallChange } from './call.ts'
import { WrongUsage, type CommandOption } from './command-options.ts'
import { quote } from './format-option.ts'

/** These two are recognised before the others, so they change nothing. */
export const help: CommandOption<object> = { word: 'help', short: 'h', text: 'Show this help.', read: () => ({}) }
const version: CommandOption<object> = { word: 'version', short: 'v', text: 'Show the version.', read: () => ({}) }

type FilesOption = CommandOption<Partial<FilesCall>>

const output: FilesOption = {
  word: 'output',
  short: 'o',
  value: 'FILE',
  text: 'Write to FILE instead of standard output. If FILE is a folder, each result becomes a file in it.',
  read: (file) => {
    if (file === '') throw new WrongUsage('--output needs the name of a file.')
    return { output: file }
  },
}

const inPlace: FilesOption = {
  word: 'in-place',
  value: 'SUFFIX',
  isValueOptional: true,
  text: 'Change the files themselves. With SUFFIX, such as ~ or .bak, the old version stays under its name with SUFFIX.',
  read: (suffix) => {
    if (/[/\\]/.test(suffix)) throw new WrongUsage('--in-place takes the end of a file name, such as .bak.')
    return { inPlace: suffix }
  },
}

const concat: FilesOption = {
  word: 'concat',
  text: 'Join the files, with a line break between them, and give one result.',
  read: () => ({ concat: true }),
}

const encoding: FilesOption = {
  word: 'encoding',
  value: 'LABEL',
  text: 'Read text that isn’t UTF-8, such as windows-1252. A byte order mark takes precedence.',
  read: (label) => {
    if (isEncoding(label)) return { encoding: label }
    throw new WrongUsage(`Unknown encoding ${label}. Examples: windows-1252, iso-8859-2, utf-16le, shift_jis.`)
  },
}

const json: FilesOption = {
  word: 'json',
  text: 'Print the whole result as a JSON object, or as a list of objects for several files.',
  read: () => ({ json: true }),
}

const seed: FilesOption = {
  word: 'seed',
  value: 'N',
  text: `Always give the same result for the same N, from 0 to ${String(maxSeed)}. Default: a new result each time.`,
  read: (value) => ({ seed: readValue('seed', seedOption, value) as number }),
}

/** As in `git diff`. */
const exitCode: CommandOption<ToolCallChange> = {
  word: 'exit-code',
  text: 'End with the status 1 if there are differences, and with 0 if there are none.',
  read: () => ({ exitCode: true }),
}

const color: CommandOption<ToolCallChange> = {
  word: 'color',
  value: 'WHEN',
  choices: colorChoices,
  text: 'Use colours: auto (in a terminal, unless NO_COLOR is set), always, never. Files never have any. Default: auto.',
  read: (value) => {
    const choice = colorChoices.find((known) => known === value)
    if (choice) return { color: choice }
    throw new WrongUsage(`--color takes one of: ${colorChoices.join(', ')}.${didYouMean(value, colorChoices)}`)
  },
}

/** The options of `textwright` itself. */
export const generalOptions: readonly CommandOption[] = [help, version]

/** The options for every tool or for most of them. */
export const commonOptions: readonly FilesOption[] = [output, inPlace, concat, encoding, json, seed, help]

/** The options of `run`. */
export const runOptions: readonly CommandOption<RecipeCallChange>[] = [
  {
    word: 'file',
    value: 'RECIPE',
    text: 'Read the recipe from a file. Lines that start with # are comments.',
    read: (file) => ({ file }),
  },
  ...commonOptions,
]

/** The options of `mcp`. */
export const mcpOptions: readonly CommandOption<McpCallChange>[] = [
  {
    word: 'allow',
    value: 'DIR',
    text: 'Let the agent read the files in DIR and below. Can be repeated. By default, the agent can only pass text.',
    read: (folder) => ({ folder }),
  },
  {
    word: 'tools',
    value: 'NAMES',
    text: 'Serve only these tools, such as word-counter,line-sorter. run-recipe is the one for recipes. Default: all.',
    read: (toolList) => ({ toolList }),
  },
  {
    word: 'plain',
    text: 'Answer with text only, for a host that doesn’t show structured results to its agent.',
    read: () => ({ plain: true }),
  },
  help,
]

/** Reserved for the command line: a tool's option cannot have these names. */
export const ownOptions: readonly string[] = [
  ...[...commonOptions, exitCode, color, version].map(({ word }) => word),
  'decode',
]

/**
 * Whether help lists a flag to switch it on. A flag is listed as it changes the default, and a hash that is typed is the
 * only one.
 */
function isListedOn({ isChecksum }: RegisteredTool, { initial }: Option): boolean {
  return isChecksum === true || initial === false
}

/** The options that only this tool has, from its manifest. */
export function listToolOptions(tool: RegisteredTool): CommandOption<ToolCallChange>[] {
  const entries = Object.entries(publicOptions(tool.options))
  return [
    ...entries.map(([name, option]) =>
      option.kind === 'flag' ? flagOption(name, option.label, isListedOn(tool, option)) : valueOption(name, option),
    ),
    ...entries.flatMap(([name, option]) => (isDirection(option) ? [decodeOption(name)] : [])),
    ...(Object.keys(tool.inputs).length > 1 ? [exitCode] : []),
    ...(tool.printsAs ? [color] : []),
  ]
}

/** The common options that apply to this tool. */
export function listCommonOptions(tool: RegisteredTool): FilesOption[] {
  return [
    output,
    ...(changesFiles(tool) ? [inPlace] : []),
    // Bytes are joined as they are.
    ...(readsSeveralFiles(tool)
      ? [readsText(tool) ? concat : { ...concat, text: 'Join the files and give one result.' }]
      : []),
    ...(readsText(tool) ? [encoding] : []),
    readsSeveralFiles(tool) ? json : { ...json, text: 'Print the whole result as a JSON object.' },
    ...(tool.isRandom ? [seed] : []),
    help,
  ]
}

/** The options that can be typed, but change nothing or are refused with a reason. Help does not list them. */
export function listOtherOptions(tool: RegisteredTool): CommandOption<ToolCallChange>[] {
  const flags = Object.entries(tool.options).filter(([, { kind }]) => kind === 'flag')
  return [
    ...flags.map(([name, option]) => flagOption(name, option.label, !isListedOn(tool, option))),
    ...(changesFiles(tool) ? [] : [inPlace]),
  ]
}

function readsText({ inputs }: Pick<RegisteredTool, 'inputs'>): boolean {
  return Object.values(inputs).some(({ kind }) => kind === 'text')
}

function readsSeveralFiles({ inputs }: Pick<RegisteredTool, 'inputs'>): boolean {
  return Object.keys(inputs).length === 1
}

/** Whether the result is a new version of the text of a file, which can replace it. */
export function changesFiles(tool: Pick<RegisteredTool, 'inputs' | 'result'>): boolean {
  return readsSeveralFiles(tool) && tool.result === 'text'
}

/** Returns the option as it is typed: `-o, --output FILE`. */
export function optionTerm({ word, short, value, isValueOptional }: CommandOption): string {
  const term = `${short === undefined ? '    ' : `-${short}, `}--${word}`
  if (value === undefined) return term
  return isValueOptional ? `${term}[=${value}]` : `${term} ${value}`
}

function flagOption(name: string, label: string, isOn: boolean): CommandOption<ToolCallChange> {
  return {
    word: isOn ? optionWord(name) : `no-${optionWord(name)}`,
    text: isOn ? `${label}.` : `Turn off: ${label}.`,
    read: () => ({ options: { [name]: isOn } }),
  }
}

function isDirection(option: Option): boolean {
  return option.kind === 'choice' && option.choices.some(({ value }) => value === 'decode')
}

/** As in `base64 -d`. */
function decodeOption(name: string): CommandOption<ToolCallChange> {
  return {
    word: 'decode',
    short: 'd',
    text: `The same as --${optionWord(name)} decode.`,
    read: () => ({ options: { [name]: 'decode' } }),
  }
}

/** Ends of labels that only make sense for a field on the page. */
const optionalField = / \(optional\)$/
const emptyField = / \(empty: (?<meaning>.*)\)$/

function valueOption(name: string, option: Exclude<Option, { kind: 'flag' }>): CommandOption<ToolCallChange> {
  const word = optionWord(name)
  const label = option.label.replace(optionalField, '').replace(emptyField, '')
  const read = (value: string) => ({ options: { [name]: readValue(word, option, value) } })
  switch (option.kind) {
    case 'number': {
      const meaning = emptyField.exec(option.label)?.groups?.['meaning'] ?? 'none'
      const initial = option.optional ? meaning : String(option.initial)
      const range = `from ${String(option.min)} to ${String(option.max)}`
      return { word, value: 'N', text: `${label}: a whole number ${range}. Default: ${initial}.`, read }
    }
    case 'choice': {
      const described = option.choices.map(({ value, label: name }) => describeChoice(value, name)).join(', ')
      return {
        word,
        value: 'CHOICE',
        choices: option.choices.map(({ value }) => value),
        text: `${label}: ${described}. Default: ${quote(option.initial)}.`,
        read,
      }
    }
    case 'letters': {
      const letters = option.letters.map(({ letter, label: name }) => `${letter} (${name})`).join(', ')
      const text = `${label}: any of ${letters}. Default: ${option.initial || 'none'}.`
      return { word, value: 'LETTERS', text, read }
    }
    case 'text': {
      const text = option.initial === '' ? `${label}.` : `${label}. Default: ${quote(option.initial)}.`
      return { word, value: 'TEXT', text, read }
    }
  }
}

/** A label that only repeats the value is left out: `encode`, but `az (A to Z)`. */
function describeChoice(value: string, label: string): string {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '')
  return letters(value) === letters(label) && letters(value) !== '' ? quote(value) : `${quote(value)} (${label})`
}

function readValue(word: string, option: Option, value: string): OptionValue {
  const isNumber = value.trim() !== '' && !Number.isNaN(Number(value))
  if (option.kind === 'number' && option.fallback !== undefined && !isNumber) return option.fallback
  const parsed = option.kind === 'number' ? readWholeNumber(value) : value
  const problem = optionProblem(option, parsed)
  if (problem === undefined) return parsed
  const choices = option.kind === 'choice' ? option.choices.map((choice) => choice.value) : []
  throw new WrongUsage(`--${word} ${problem}.${didYouMean(value, choices)}`)
}
