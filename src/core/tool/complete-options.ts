import { flagNames, initialOptions, type Options, type OptionValue } from './options.ts'

type Values = Readonly<Record<string, OptionValue>>

interface OptionOwner {
  readonly options: Options
  readonly isChecksum?: true
}

/** Returns the given values of a command or recipe, what they imply, and the initial values of the other options. */
export function completeOptions(tool: OptionOwner, given: Values): Values {
  return { ...initialOptions(tool.options), ...impliedOptions(tool, given), ...given }
}

/** Hashes that are switched on replace the initial ones, and a text selects the choice with its name: `--pattern`. */
function impliedOptions({ options, isChecksum }: OptionOwner, given: Values): Values {
  const replaced = isChecksum && Object.values(given).includes(true) ? flagNames(options) : []
  const selected = Object.entries(options).flatMap(([name, option]) => {
    const choices = option.kind === 'choice' ? option.choices : []
    return choices.flatMap(({ value }) => (options[value]?.kind === 'text' && given[value] ? [[name, value]] : []))
  })
  return Object.fromEntries([...replaced.map((name) => [name, false]), ...selected]) as Values
}
