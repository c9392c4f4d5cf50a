import type { Option } from '#core/tool/options.ts'
import { formatRecipe } from './format-recipe.ts'
import type { RecipeStep, StepTool } from './recipe.ts'

function isPrivate(option: Option | undefined): boolean {
  return option?.kind === 'text' && option.isPrivate === true
}

/** Returns the steps without private text, such as an HMAC key, in the notation of recipes. */
export function formatSharedRecipe(steps: readonly RecipeStep[]): string {
  return formatRecipe(
    steps.map((step) => ({
      ...step,
      options: Object.fromEntries(Object.entries(step.options).filter(([name]) => !isPrivate(step.tool.options[name]))),
    })),
  )
}

/** Returns the steps with the private text of the old ones, where both have the same tool. */
export function keepPrivateText<T extends StepTool, S extends RecipeStep<T>>(
  steps: readonly S[],
  old: readonly RecipeStep<T>[],
): S[] {
  return steps.map((step, index) => {
    const before = old[index]
    if (before?.tool.id !== step.tool.id) return step
    const kept = Object.entries(before.options).filter(([name]) => isPrivate(step.tool.options[name]))
    return { ...step, options: { ...step.options, ...Object.fromEntries(kept) } }
  })
}

interface TypedTexts {
  /** Text that a shared recipe contains, such as `search text`. */
  readonly shared: readonly string[]
  /** Text that is left out of it, such as `HMAC key`. */
  readonly leftOut: readonly string[]
}

/** Names the text that has been typed into the options of a recipe, each name once. */
export function typedTexts(steps: readonly RecipeStep[]): TypedTexts {
  const shared = new Set<string>()
  const leftOut = new Set<string>()
  for (const { tool, options } of steps) {
    for (const [name, option] of Object.entries(tool.options)) {
      if (option.kind !== 'text' || (options[name] ?? option.initial) === option.initial) continue
      if (isPrivate(option)) leftOut.add(option.label)
      else shared.add(option.linkedAs ?? option.label.toLowerCase())
    }
  }
  return { shared: [...shared], leftOut: [...leftOut] }
}

const prefix = '#recipe='

/** Returns the fragment of the address of a recipe, with `#`; empty without steps. */
export function writeRecipeHash(steps: readonly RecipeStep[]): string {
  if (steps.length === 0) return ''
  // Programs that turn addresses into links often leave out parentheses, quotes and full stops.
  const encoded = encodeURIComponent(formatSharedRecipe(steps)).replaceAll(
    /[!'()*.]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return prefix + encoded
}

/** Returns the notation in a fragment, or undefined if it contains no recipe. */
export function readRecipeHash(hash: string): string | undefined {
  if (!hash.startsWith(prefix)) return undefined
  const encoded = hash.slice(prefix.length)
  try {
    return decodeURIComponent(encoded)
  } catch {
    // Not encoded: the parser says what is wrong with it.
    return encoded
  }
}

/** Returns the command that runs a recipe, quoted for a POSIX shell. */
export function recipeCommand(steps: readonly RecipeStep[]): string {
  return `textwright run '${formatSharedRecipe(steps).replaceAll("'", String.raw`'\''`)}'`
}

/** Returns the notation in a link, a command or a saved recipe. */
export function readSharedRecipe(text: string): string {
  const link = text.indexOf(prefix)
  if (/^\s*(?:https?:|\/)/.test(text) && link !== -1) return readRecipeHash(text.slice(link).trimEnd()) ?? ''
  const [, quoted] = /^\s*(?:\$\s*)?textwright\s+run\s+'(.*)'\s*$/su.exec(text) ?? []
  return quoted?.replaceAll(String.raw`'\''`, "'") ?? text
}
