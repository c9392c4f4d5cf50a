import { InputError } from './input-error.ts'
import { didYouMean } from '#core/nearest-word.ts'
import { optionProblem } from './option-problem.ts'
import {
  initialOptions,
  type Option,
  type Options,
  type OptionValue,
  type OptionValues,
  publicOptions,
} from './options.ts'

/**
 * Returns a value for every option: the given ones, and the defaults of the others. Throws an `InputError` for an unknown
 * option or a wrong value. For programs and agents, which can pass anything.
 */
export function checkOptions<O extends Options>(
  options: O,
  given: unknown,
  noun: 'option' | 'setting' = 'option',
): OptionValues<O> {
  if (typeof given !== 'object' || given === null) throw new InputError(`Pass the ${noun}s as an object.`)
  const known = publicOptions(options)
  const checked = Object.entries(given as Readonly<Record<string, unknown>>).filter(([, value]) => value !== undefined)
  for (const [name, value] of checked) {
    const option = Object.hasOwn(known, name) ? known[name] : undefined
    if (!option) throw new InputError(`Unknown ${noun} ${name}.${didYouMean(name, Object.keys(known))}`)
    const problem = valueProblem(option, value)
    if (problem !== undefined) throw new InputError(`${name} ${problem}.`)
  }
  return { ...initialOptions(options), ...Object.fromEntries(checked) }
}

function valueProblem(option: Option, value: unknown): string | undefined {
  if (option.kind === 'flag') return typeof value === 'boolean' ? undefined : 'takes true or false'
  if (option.kind === 'letters' && typeof value !== 'string') return 'takes text'
  return optionProblem(option, value as OptionValue)
}
