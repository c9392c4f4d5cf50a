import { createEngineContext } from '#run/engine-context.ts'
import { runNotation, type RecipeResult } from '#run/run-notation.ts'
import { tools } from '#tools/manifests.ts'
import { contextOf, type RunSettings } from './run-settings.ts'

export type { RecipeResult, RunSettings }

/** Runs several tools one after another: `await run('text-cleaner | line-sorter', text)`. */
export async function run(
  recipe: string,
  text?: string | Uint8Array,
  settings: RunSettings = {},
): Promise<RecipeResult> {
  const context = createEngineContext(contextOf(settings))
  const source = { tools: tools, readInput: () => Promise.resolve(text) }
  return runNotation(recipe, source, ({ engine, options }, input) => engine.run(input, options, context))
}
