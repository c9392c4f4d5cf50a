import type { Option, OptionValue } from '#core/tool/options.ts'
import type { RecipeStep } from '#core/recipe/recipe.ts'

/**
 * Describes the options of a step in a few words, such as `Z to A, Trim each line`: the first choice, because it says
 * what the tool does, and the options that differ from their initial values.
 */
export function describeOptions({ tool, options }: RecipeStep): string {
  const firstChoice = Object.values(tool.options).find(({ kind }) => kind === 'choice')
  return Object.entries(tool.options)
    .map(([name, option]) => ({ option, value: options[name] ?? option.initial }))
    .filter(({ option, value }) => (option === firstChoice ? value !== 'none' : value !== option.initial))
    .map(({ option, value }) => describeOption(option, value))
    .join(', ')
}

function describeOption(option: Option, value: OptionValue): string {
  switch (option.kind) {
    case 'flag':
      return value === true ? option.label : `not “${option.label}”`
    case 'choice':
      return option.choices.find((choice) => choice.value === value)?.label ?? String(value)
    case 'text':
      return option.isPrivate ? option.label : `${option.label} “${String(value)}”`
    default:
      return `${option.label} ${String(value)}`
  }
}
