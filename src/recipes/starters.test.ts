import { expect, test } from 'vitest'
import { formatRecipe } from '#core/recipe/format-recipe.ts'
import { parseRecipe } from '#core/recipe/parse-recipe.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { loadSteps, runRecipe } from '#run/run-recipe.ts'
import { tools } from '#tools/manifests.ts'
import { starters } from './starters.ts'
import { describeOptions } from './step-summary.ts'

async function resultOf(recipe: string, text: string): Promise<string> {
  const parsed = parseRecipe(recipe, tools)
  if (!parsed.ok) throw new Error(parsed.message)
  expect(formatRecipe(parsed.steps)).toBe(recipe)
  let output = ''
  const results = runRecipe(await loadSteps(parsed.steps), text, ({ engine, options }, input) =>
    engine.run(input, options, createEngineContext()),
  )
  for await (const { chunks } of results) output = chunks.join('')
  return output
}

test('each starter has several steps, and its example shows what it does', async () => {
  const results = await Promise.all(starters.map(({ recipe, text }) => resultOf(recipe, text)))
  expect(Object.fromEntries(starters.map(({ title }, index) => [title, results[index]]))).toEqual({
    'Every email address once, sorted': 'crew@ferry.example\nmira@harbour.example\ntom@pier.example',
    'A bullet list as one sorted line': 'apples, figs, pears, plums',
    'A reading list as slugs': 'the-old-harbour\nnine-oclock-ferry\nten-minutes-before',
    'The errors of a log, counted': 'timeout: 2\npier: 1\ngate: 1\nticket: 1\nunreadable: 1',
  })
  for (const { recipe } of starters) expect(recipe.split(' | ').length).toBeGreaterThan(2)
})

test.each([
  ['line-sorter', 'A to Z'],
  ['line-sorter(order=za, trim=on)', 'Z to A, Trim each line'],
  ['text-cleaner(mode=none, join-with=", ")', 'Join lines with “, ”'],
  ['password-generator(length=24, symbols=off)', 'Password, Length 24, not “Symbols (!@#…)”'],
  ['hash-generator(key=secret)', 'Lowercase hex, HMAC key'],
  ['duplicate-remover(ignore-case=on)', 'Remove duplicates, Ignore case'],
  ['word-counter', ''],
])('%s is described as %j', (recipe, description) => {
  const parsed = parseRecipe(recipe, tools)
  expect(parsed.ok && parsed.steps.map(describeOptions).join()).toBe(description)
})
