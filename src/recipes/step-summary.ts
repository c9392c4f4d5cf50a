import type { Option, OptionValue } from '#core/options.ts'
import type { RecipeStep } from '#core/recipe/recipe.ts'

/** Describes the options of a step that differ from their initial values, such as `Order: Z to A, Trim lines`. */
export function describeOptions({ tool, options }: RecipeStep): string {
  const changed = Object.entries(tool.options).filter(([name, { initial }]) => (options[name] ?? initial) !== initial)
  return changed.map(([name, option]) => describeOption(option, options[name] ?? option.initial)).join(', ')
}

export function describeOption(option: Option, value: OptionValue): string {
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
