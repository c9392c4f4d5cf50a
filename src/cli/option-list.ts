import { optionWord, type Option } from '#core/options.ts'
import type { RegisteredTool } from '#tools/registry.ts'
import { changesFiles, readsSeveralFiles, readsText } from './arguments.ts'
import { maxSeed } from '#core/seeded-random.ts'
import { quote } from './format-option.ts'

/** An option as help, completion and the manual describe it. */
export interface ListedOption {
  /** Without hyphens: `no-symbols`. */
  readonly word: string
  /** A letter: `o` for `-o`. */
  readonly short?: string
  /** What the value is called: `N`. Undefined for a flag. */
  readonly value?: string
  readonly isValueOptional?: true
  /** The values to choose from. */
  readonly choices?: readonly string[]
  readonly text: string
}

const help: ListedOption = { word: 'help', short: 'h', text: 'Show this help.' }

const output: ListedOption = {
  word: 'output',
  short: 'o',
  value: 'FILE',
  text: 'Write to FILE instead of standard output. If FILE is a folder, each result becomes a file in it.',
}

const inPlace: ListedOption = {
  word: 'in-place',
  value: 'SUFFIX',
  isValueOptional: true,
  text: 'Change the files themselves. The old version stays as FILE~, or as FILE with SUFFIX, such as .bak.',
}

const concat: ListedOption = {
  word: 'concat',
  text: 'Join the files, with a line break between them, and give one result.',
}

/** Bytes are joined as they are. */
const concatBytes: ListedOption = { word: 'concat', text: 'Join the files and give one result.' }

const encoding: ListedOption = {
  word: 'encoding',
  value: 'LABEL',
  text: 'Read text that isn’t UTF-8, such as windows-1252. A byte order mark takes precedence.',
}

const json: ListedOption = {
  word: 'json',
  text: 'Print the whole result as a JSON object, or as a list of objects for several files.',
}

const check: ListedOption = {
  word: 'check',
  text: 'FILE is a list of checksums, as sha256sum writes it. Check the files that it names.',
}

const seed: ListedOption = {
  word: 'seed',
  value: 'N',
  text: `Always give the same result for the same N, from 0 to ${String(maxSeed)}. Default: a new result each time.`,
}

const recipeFile: ListedOption = { word: 'file', value: 'RECIPE', text: 'Read the recipe from a file.' }

/** The options of `textwright` itself. */
export const generalOptions: readonly ListedOption[] = [
  help,
  { word: 'version', short: 'v', text: 'Show the version.' },
]

/** The options for every tool or for most of them. */
export const commonOptions: readonly ListedOption[] = [output, inPlace, concat, encoding, json, seed, help]

/** The options of `run`. */
export const runOptions: readonly ListedOption[] = [recipeFile, ...commonOptions]

/** The options of `mcp`. */
export const mcpOptions: readonly ListedOption[] = [
  {
    word: 'allow',
    value: 'DIR',
    text: 'Let the agent read the files in DIR and below. Can be repeated. By default, the agent can only pass text.',
  },
  help,
]

/** The options that only this tool has, from its manifest. */
export function describeToolOptions(tool: RegisteredTool): ListedOption[] {
  const listed = Object.entries(tool.options).map(([name, option]) => listOption(optionWord(name), option))
  return tool.isChecksum ? [...listed, check] : listed
}

/** The common options that apply to this tool. */
export function describeCommonOptions(tool: RegisteredTool): ListedOption[] {
  return [
    output,
    ...(changesFiles(tool) ? [inPlace] : []),
    ...(readsSeveralFiles(tool) ? [readsText(tool) ? concat : concatBytes] : []),
    ...(readsText(tool) ? [encoding] : []),
    readsSeveralFiles(tool) ? json : { ...json, text: 'Print the whole result as a JSON object.' },
    ...(tool.isRandom ? [seed] : []),
    help,
  ]
}

/** Returns a few words about the option: `Order` instead of its choices. */
export function shortText({ text, value }: ListedOption): string {
  const [start = ''] = text.split(value === undefined ? /\.(?: |$)/ : /[.:](?: |$)/)
  return start
}

/** Returns the option as it is typed: `-o, --output FILE`. */
export function optionTerm({ word, short, value, isValueOptional }: ListedOption): string {
  const term = `${short === undefined ? '    ' : `-${short}, `}--${word}`
  if (value === undefined) return term
  return isValueOptional ? `${term}[=${value}]` : `${term} ${value}`
}

/** Ends of labels that only make sense for a field on the page. */
const optionalField = / \(optional\)$/
const emptyField = / \(empty: (?<meaning>.*)\)$/

function listOption(word: string, option: Option): ListedOption {
  const label = option.label.replace(optionalField, '').replace(emptyField, '')
  switch (option.kind) {
    case 'flag':
      return option.initial ? { word: `no-${word}`, text: `Turn off: ${label}.` } : { word, text: `${label}.` }
    case 'number': {
      const meaning = emptyField.exec(option.label)?.groups?.['meaning'] ?? 'none'
      const initial = option.optional ? meaning : String(option.initial)
      const range = `from ${String(option.min)} to ${String(option.max)}`
      return { word, value: 'N', text: `${label}: a whole number ${range}. Default: ${initial}.` }
    }
    case 'choice': {
      const described = option.choices.map(({ value, label: name }) => describeChoice(value, name)).join(', ')
      return {
        word,
        value: 'CHOICE',
        choices: option.choices.map(({ value }) => value),
        text: `${label}: ${described}. Default: ${quote(option.initial)}.`,
      }
    }
    case 'letters': {
      const letters = option.letters.map(({ letter, label: name }) => `${letter} (${name})`).join(', ')
      return { word, value: 'LETTERS', text: `${label}: any of ${letters}. Default: ${option.initial || 'none'}.` }
    }
    case 'text':
      return {
        word,
        value: 'TEXT',
        text: option.initial === '' ? `${label}.` : `${label}. Default: ${quote(option.initial)}.`,
      }
  }
}

/** A label that only repeats the value is left out: `encode`, but `az (A to Z)`. */
function describeChoice(value: string, label: string): string {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '')
  return letters(value) === letters(label) && letters(value) !== '' ? quote(value) : `${quote(value)} (${label})`
}
