import { parseArgs } from 'node:util'
import { nearestWord } from '#core/nearest-word.ts'

/** Thrown for arguments that make no sense. The message is shown to the user. */
export class WrongUsage extends Error {}

/** An option as help and completions describe it, and how it changes the call. */
export interface CommandOption<Change = unknown> {
  /** Without hyphens: `no-symbols`. */
  readonly word: string
  /** A letter: `o` for `-o`. */
  readonly short?: string
  /** What the value is called: `N`. Undefined for a flag. */
  readonly value?: string
  /** The value can only follow an equals sign: `--in-place=.bak`. Without it, `read` gets an empty string. */
  readonly isValueOptional?: true
  /** The values to choose from. */
  readonly choices?: readonly string[]
  readonly text: string
  read(value: string): Change
}

/** Parses options and operands in any order. Returns undefined if `--help` is among them. */
export function readOptions<Change>(
  args: readonly string[],
  options: readonly CommandOption<Change>[],
): { readonly changes: readonly Change[]; readonly operands: readonly string[] } | undefined {
  // Not strict: the platform's strict mode rejects a value that starts with a hyphen (`--pattern '-\d+'`). The tokens are
  // validated below.
  const { tokens } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(options.map((option) => [option.word, platformOption(option)])),
      help: { type: 'boolean', short: 'h' },
    },
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help')) return undefined

  const changes: Change[] = []
  const operands: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value)
    if (token.kind !== 'option') continue
    const option = options.find(({ word }) => word === token.name)
    if (!option) throw unknownOption(token.rawName, options)
    changes.push(option.read(checkValue(token, option, options)))
  }
  return { changes, operands }
}

function platformOption({ value, isValueOptional, short }: CommandOption) {
  const type = value !== undefined && !isValueOptional ? ('string' as const) : ('boolean' as const)
  return { type, ...(short !== undefined && { short }) }
}

/** Suggests an option, or the choice that was typed as one: `--mode minify` for `--minify`. */
function unknownOption(typed: string, options: readonly CommandOption[]): WrongUsage {
  const suggestions = new Map<string, string>([
    ...options.flatMap(({ word, choices = [] }) =>
      choices.map((choice) => [`--${choice}`, `--${word} ${choice}`] as const),
    ),
    ...options.map(({ word }) => [`--${word}`, `--${word}`] as const),
  ])
  const suggestion = suggestions.get(nearestWord(typed, [...suggestions.keys()]) ?? '')
  return new WrongUsage(`Unknown option ${typed}.${suggestion === undefined ? '' : ` Did you mean ${suggestion}?`}`)
}

function checkValue(
  { rawName, value, inlineValue }: { rawName: string; value?: string | undefined; inlineValue?: boolean | undefined },
  option: CommandOption,
  options: readonly CommandOption[],
): string {
  if (option.value === undefined) {
    if (value !== undefined) throw new WrongUsage(`${rawName} doesn’t take a value.`)
    return ''
  }
  if (option.isValueOptional) {
    if (value === '') throw new WrongUsage(`${rawName}= needs a value, or leave out the equals sign.`)
    return value ?? ''
  }
  if (value === undefined) throw new WrongUsage(`${rawName} needs a value.`)
  if (inlineValue !== true && options.some(({ word }) => value === `--${word}`)) {
    throw new WrongUsage(`${rawName} needs a value. If ${value} is the value, write ${rawName}=${value}`)
  }
  return value
}
