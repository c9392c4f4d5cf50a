import { parseArgs } from 'node:util'
import { didYouMean } from '#core/nearest-word.ts'
import { optionProblem, readWholeNumber } from '#core/option-problem.ts'
import { seedOption } from '#core/seeded-random.ts'

/** Thrown for arguments that make no sense. The message is shown to the user. */
export class WrongUsage extends Error {}

/** An option as typed, for example `no-symbols`, and how it changes the call. */
export interface CommandOption<Change> {
  /** An optional value can only follow an equals sign: `--in-place=.bak`. Without it, `read` gets an empty string. */
  readonly takesValue: boolean | 'optional'
  /** A letter: `o` for `-o`. */
  readonly short?: string
  read(value: string): Change
}

export type CommandOptions<Change> = ReadonlyMap<string, CommandOption<Change>>

/** Parses options and operands in any order. Returns undefined if `--help` is among them. */
export function readOptions<Change>(
  args: readonly string[],
  options: CommandOptions<Change>,
): { readonly changes: readonly Change[]; readonly operands: readonly string[] } | undefined {
  // Not strict: the platform's strict mode rejects a value that starts with a hyphen (`--pattern '-\d+'`). The tokens are
  // validated below.
  const { tokens } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries([...options].map(([word, option]) => [word, platformOption(option)])),
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
    const option = options.get(token.name)
    if (!option) throw unknownOption(token.rawName, options)
    changes.push(option.read(checkValue(token, option, options)))
  }
  return { changes, operands }
}

function platformOption({ takesValue, short }: CommandOption<unknown>) {
  const type = takesValue === true ? ('string' as const) : ('boolean' as const)
  return { type, ...(short !== undefined && { short }) }
}

function unknownOption(typed: string, options: CommandOptions<unknown>): WrongUsage {
  const words = [...options.keys()].map((word) => `--${word}`)
  return new WrongUsage(`Unknown option ${typed}.${didYouMean(typed, words)}`)
}

function checkValue(
  { rawName, value, inlineValue }: { rawName: string; value?: string | undefined; inlineValue?: boolean | undefined },
  { takesValue }: CommandOption<unknown>,
  options: CommandOptions<unknown>,
): string {
  if (takesValue === 'optional') return checkOptionalValue(rawName, value)
  if (!takesValue && value !== undefined) throw new WrongUsage(`${rawName} doesn’t take a value.`)
  if (!takesValue) return ''
  if (value === undefined) throw new WrongUsage(`${rawName} needs a value.`)
  if (inlineValue !== true && value.startsWith('--') && options.has(value.slice(2))) {
    throw new WrongUsage(`${rawName} needs a value. If ${value} is the value, write ${rawName}=${value}`)
  }
  return value
}

function checkOptionalValue(rawName: string, value: string | undefined): string {
  if (value === '') throw new WrongUsage(`${rawName}= needs a value, or leave out the equals sign.`)
  return value ?? ''
}

export function readSeed(value: string): number {
  const seed = readWholeNumber(value)
  const problem = optionProblem(seedOption, seed)
  if (problem !== undefined) throw new WrongUsage(`--seed ${problem}.`)
  return seed
}
