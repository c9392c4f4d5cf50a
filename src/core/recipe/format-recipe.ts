import { optionWord, type OptionValue } from '#core/options.ts'
import type { RecipeStep } from './recipe.ts'

/** Writes a recipe in the notation that `parseRecipe` reads. Options with their initial values are left out. */
export function formatRecipe(steps: readonly RecipeStep[]): string {
  return steps.map(formatStep).join(' | ')
}

function formatStep({ tool, options, isOn }: RecipeStep): string {
  const values = Object.entries(tool.options).map(([name, option]) => ({
    name,
    option,
    value: options[name] ?? option.initial,
  }))
  // A hash that is switched on replaces those that are on initially, so they are written too.
  const hasNewHash = tool.isChecksum && values.some(({ option, value }) => value === true && !option.initial)
  const given = values
    .filter(({ option, value }) => (hasNewHash && option.kind === 'flag' ? value === true : value !== option.initial))
    .map(({ name, value }) => `${optionWord(name)}=${formatValue(value)}`)
  return `${isOn ? '' : 'off '}${tool.id}${given.length > 0 ? `(${given.join(', ')})` : ''}`
}

const plainValue = /^[\p{L}\p{N}_.:/@%+-]+$/u

function formatValue(value: OptionValue): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  const text = String(value)
  return plainValue.test(text) ? text : JSON.stringify(text)
}
