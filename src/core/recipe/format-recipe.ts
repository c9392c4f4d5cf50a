import { completeOptions } from '#core/tool/complete-options.ts'
import { writeValue } from '#core/tool/option-links.ts'
import { initialOptions, optionWord, type OptionValue } from '#core/tool/options.ts'
import type { RecipeStep } from './recipe.ts'

/** Writes a recipe in the notation that `parseRecipe` reads. Initial values are left out. */
export function formatRecipe(steps: readonly RecipeStep[]): string {
  return steps.map(formatStep).join(' | ')
}

function formatStep({ tool, options, isOn }: RecipeStep): string {
  const values = { ...initialOptions(tool.options), ...options }
  const changed = Object.entries(values).filter(([name, value]) => value !== tool.options[name]?.initial)
  const read = completeOptions(tool, Object.fromEntries(changed))
  // An initial value is written if the changed ones imply another.
  const given = Object.entries(values)
    .filter(([name, value]) => value !== tool.options[name]?.initial || value !== read[name])
    .map(([name, value]) => `${optionWord(name)}=${formatValue(value)}`)
  return `${isOn ? '' : 'off '}${tool.id}${given.length > 0 ? `(${given.join(', ')})` : ''}`
}

const plainValue = /^[\p{L}\p{N}_.:/@%+-]+$/u

function formatValue(value: OptionValue): string {
  const text = writeValue(value)
  return plainValue.test(text) ? text : JSON.stringify(text)
}
