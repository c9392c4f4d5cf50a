import { expect, test } from 'vitest'
import { run } from './recipes.ts'

test('the text of a step is the result of the step before', async () => {
  expect(await run('line-sorter | word-counter(goal=4)', 'b\na')).toMatchObject({
    text: 'Words: 2\nCharacters: 3\nSentences: 1\nParagraphs: 1',
    result: { words: 2, goal: { percent: 50 } },
    notes: [],
  })
})

test('a generator needs no text', async () => {
  const recipe = 'random-text | line-sorter'
  expect(await run(recipe, undefined, { seed: 1 })).toEqual(await run(recipe, '', { seed: 1 }))
})

test('notes name their step', async () => {
  const { notes } = await run('meta-generator(title=a, description=b, canonical=here)')
  expect(notes).toEqual([expect.stringMatching(/^Step 1, meta-generator: /)])
})

test.each([
  ['', 'a', 'The recipe has no steps.'],
  ['off line-sorter', 'a', 'The recipe has no steps.'],
  ['line-sortr', 'a', 'Unknown tool “line-sortr”. Did you mean line-sorter?'],
  ['line-sorter(order=x)', 'a', expect.stringMatching(/^order takes one of: /)],
  ['word-counter | line-sorter', 'a', 'Step 1, word-counter: A tool that reports on a text can only be the last step.'],
  ['line-sorter', undefined, 'text is missing.'],
  ['password-generator', 'a', 'password-generator doesn’t read any text.'],
  ['line-sorter | json-formatter', 'b', expect.stringMatching(/^Step 2, json-formatter: /)],
])('%j of %j: %s', async (recipe, text, message: unknown) => {
  await expect(run(recipe, text)).rejects.toMatchObject({ name: 'InputError', message })
})
