import { expect, test } from 'vitest'
import { parseRecipe } from '#core/recipe/parse-recipe.ts'
import { seededRandom } from '#core/seeded-random.ts'
import { exampleSeed } from '#core/tool.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { loadSteps, runRecipe } from '#run/run-recipe.ts'
import { tools } from '#tools/registry.ts'
import { readRecipes } from './read-recipes.ts'

const recipes = readRecipes('content/recipes')

/** Runs a recipe on a text and returns the output of the last step. */
async function run(notation: string, text: string, seed = exampleSeed): Promise<string> {
  const parsed = parseRecipe(notation, tools)
  if (!parsed.ok) throw new Error(parsed.message)
  const results = runRecipe(await loadSteps(parsed.steps), text, ({ engine, options }, input) =>
    engine.run(input, options, createEngineContext({ random: seededRandom(seed) })),
  )
  let output = ''
  for await (const { chunks } of results) output = chunks.join('')
  return output
}

test('there are at least 28 recipes', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(28)
})

test.each(recipes)('$slug gives the result of its example', async ({ notation, before = '', after }) => {
  expect(await run(notation, before)).toBe(after)
})

test.each(recipes)('$slug is random only if it says so', async ({ notation, before = '', after, isRandom }) => {
  expect((await run(notation, before, exampleSeed + 1)) === after).toBe(!isRandom)
})
