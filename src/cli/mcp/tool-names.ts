import { WrongUsage } from '#cli/command-options.ts'
import { didYouMean } from '#core/nearest-word.ts'
import { tools } from '#tools/manifests.ts'

/** The tool that runs recipes. No other tool can have this id. */
export const recipeToolName = 'run-recipe'

/** Everything that an agent can call. */
export const allToolNames: readonly string[] = [...tools.map(({ id }) => id), recipeToolName]

/** Reads a list such as `word-counter,line-sorter`. `source` is the option or the variable with the list. */
export function readToolNames(list: string, source: string): readonly string[] {
  const names = list.split(',').map((name) => name.trim())
  for (const name of names) {
    if (name === '') throw new WrongUsage(`${source} takes names with commas between them: word-counter,line-sorter.`)
    if (!allToolNames.includes(name)) {
      throw new WrongUsage(`${source}: unknown tool ${name}.${didYouMean(name, allToolNames)}`)
    }
  }
  return names
}
